import { expect, it } from 'vitest';
import type { Host } from '../start/startHost';

/** Tests of the page at `/menus`, which fetches its menus from `/menus.json`. */
export function testMenusFromCms(host: () => Host): void {
  const page = async () => (await fetch(`${host().url}/menus`)).text();
  const shows = (label: string) =>
    expect.poll(page, { timeout: 20_000 }).toContain(label);

  it('shows the menus of a CMS, and keeps the last good ones', async () => {
    const { backend } = host();
    const cmsSends = (...items: object[]) =>
      backend.setFault('/menus.json', { body: { version: 1, items } });
    const link = (label: string) => ({ id: 'a', label, href: '/a' });
    const requests = () =>
      backend.log.filter(({ path }) => path === '/menus.json').length;
    /** Reads the page until the CMS has been asked again. */
    const isAskedAgain = async () => {
      const before = requests();
      const ask = () => page().then(requests);
      await expect.poll(ask, { timeout: 20_000 }).toBeGreaterThan(before);
    };
    await shows('Last deploy');
    cmsSends(link('First'), { label: 'Bad', href: 'javascript:alert(1)' });
    await shows('First');
    cmsSends();
    await isAskedAgain();
    await shows('First');
    backend.setFault('/menus.json', { status: 500 });
    await isAskedAgain();
    await shows('First');
    cmsSends(link('Second'));
    await shows('Second');
    backend.setFault('/menus.json', null);
  });
}
