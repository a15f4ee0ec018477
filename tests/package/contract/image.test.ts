import { expect, it } from 'vitest';
import { unexpectedLines } from '../../consumers/setup/browser';
import { onBothReacts } from './setup/onBothReacts';

// Each React warns of the other's spelling of `fetchpriority`, in development alone.
onBothReacts('an image', 'development', (contract) => {
  it('is whole in the HTML of the server, and taken over without a word', async () => {
    const description = {
      image: true,
      headers: [{ site: { hosts: { media: contract.media } } }],
    };
    const html = await contract.render(description);
    expect(html).toMatch(
      /<img loading="eager"[^>]* fetchpriority="high"[^>]* src="[^"]*\/spotlight\/studio-500w\.jpg"/i,
    );
    expect(html).not.toContain('style=');

    const { page, lines } = await contract.open(description);
    await page.waitForSelector('[data-status="loggedOut"]');
    const image = page.getByRole('img', { name: 'A studio' });
    expect(await image.getAttribute('fetchpriority')).toBe('high');
    expect(unexpectedLines(lines)).toEqual([]);
  });
});
