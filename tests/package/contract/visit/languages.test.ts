import { expect, it } from 'vitest';
import { nextPaint } from '../../../hosts/checks/measure';
import { onNewestReact } from '../setup/onBothReacts';

/** A visitor whose browser and cookies have another language than the page. */
const japanese = {
  locale: 'ja-JP',
  storageState: {
    origins: [],
    cookies: [
      cookie('language', 'ja'),
      cookie('ss_i18n', '{"language":"ja-JP","currency":"JPY"}'),
    ],
  },
};

onNewestReact('a page', 'production', (contract) => {
  it('redirects no visitor whose browser and cookies have another language', async () => {
    const { page, release } = await contract.open(
      { headers: [{ site: { hosts: { eventsStaging: contract.url } } }] },
      { ...japanese, search: 'lang=de-AT', held: true },
    );
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(request.url());
    });
    await release();
    await page.waitForSelector('[data-lintel-status="loggedOut"]');
    await page.getByRole('button', { name: 'Deutsch' }).waitFor();
    await contract.backend.waitForLog('/api/track/Track');
    await nextPaint(page);
    expect(visited).toEqual([]);
  });
});

function cookie(name: string, value: string) {
  return {
    name,
    value: encodeURIComponent(value),
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
}
