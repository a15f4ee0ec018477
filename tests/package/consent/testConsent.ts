import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '../contract/setup/startSite';
import {
  deciding,
  DECIDING,
  SAYINGS,
  strictestOf,
  WAITING,
  type PartDescription,
  type Saying,
} from './parts';
import { expectNoTraces, leave, visit, type Visit } from './visit';

const MINUTE = 60_000;

const banner: PartDescription = { part: 'Banner' };

/** Everything that analytics keep once a visitor has said yes. */
const STORED = [
  'lintel_analytics_id',
  'lintel_analytics_id',
  'lintel_analytics_id_expires',
  'lintel_first_session',
  'lintel_has_landed',
  'lintel_session_id',
  'sqsp_l',
];

/** What has been sent and stored of a visit that pressed "Buy" once. */
const EVERYTHING = {
  landings: 1,
  events: ['buy', 'land', 'view'],
  stored: STORED,
  dataLayer: 1,
};

/** Holds the packed package to its rule of consent, whatever parts a page has and however they come. */
export function testConsent(launch: () => Promise<Browser>): void {
  let site: Site;
  let context: BrowserContext;
  beforeAll(async () => {
    site = await startSite('19.3.1', 'production');
    context = await (await launch()).newContext();
  }, 10 * MINUTE);
  afterAll(() => site?.close(), MINUTE);

  /** Shows parts one by one, each as it comes, and presses "Buy". */
  async function show(...parts: PartDescription[]): Promise<Visit> {
    const page = await visit(site, context);
    await page.mount(...parts);
    await page.buy();
    return page;
  }

  /**
   * What a page must show where `saying` holds: before an answer, and after it.
   *
   * @param own what its parts send by themselves, beside the page
   */
  async function expectRule(
    saying: Saying,
    mount: () => Promise<Visit>,
    own: readonly string[] = [],
  ): Promise<void> {
    const page = await mount();
    const everything = {
      ...EVERYTHING,
      events: [...EVERYTHING.events, ...own].sort(),
    };
    if (saying === 'granted') {
      expect(await page.traces()).toEqual(everything);
      await page.answer('No');
      expect(await page.traces()).toMatchObject({ stored: [] });
      return leave(page);
    }
    await expectNoTraces(page);
    await page.answer('Yes');
    const after = await page.traces();
    if (saying === 'off') expect(after.events).toEqual([]);
    else if (saying === 'pending') expect(after).toEqual(everything);
    // What happened before the yes was dropped when the page said no.
    else expect(after).toEqual({ ...everything, events: ['land'] });
    return leave(page);
  }

  const test = (name: string, run: () => Promise<void>) =>
    it(name, { timeout: MINUTE }, run);

  describe.each(DECIDING)('%s', (decider) => {
    describe.each(SAYINGS)('says %s', (saying) => {
      const decides = () => deciding(decider, saying, site.url);
      const holds = strictestOf([saying]);

      describe.each(WAITING)('beside %s', (part) => {
        const others = part === 'Banner' ? [banner] : [{ part }, banner];
        const own = part === 'SectionTracker' ? ['offer'] : [];
        test('mounted before it', () =>
          expectRule(holds, () => show(decides(), ...others), own));
        test('mounted after it', () =>
          expectRule(holds, () => show(...others, decides()), own));
      });

      test('with a part of another copy of the package', () =>
        expectRule(holds, () => show({ ...banner, second: true }, decides())));

      test('from another copy of the package', () =>
        expectRule(holds, () => show(banner, { ...decides(), second: true })));

      test('5 s after every other part', () =>
        expectRule(holds, async () => {
          const page = await show(banner, { part: 'StickySideNav' });
          await page.page.clock.install();
          await page.page.clock.fastForward(5_000);
          await page.page.clock.resume();
          await expectNoTraces(page);
          await page.mount(decides());
          return page;
        }));
    });
  });

  describe.each(SAYINGS)('a provider around the parts says %s', (saying) => {
    test('a header in it says nothing', () =>
      expectRule(strictestOf([saying]), () =>
        show(
          {
            ...deciding('LintelProvider', saying, site.url),
            child: { part: 'Header' },
          },
          banner,
        ),
      ));
    test('a banner is in it', () =>
      expectRule(strictestOf([saying]), () =>
        show({
          ...deciding('LintelProvider', saying, site.url),
          child: banner,
        }),
      ));
  });

  describe.each(SAYINGS)('a header says %s', (one) => {
    it.each(SAYINGS)(
      'and a provider elsewhere on the page %s',
      { timeout: MINUTE },
      (other) => {
        const header = deciding('Header', one, site.url);
        const provider = deciding('LintelProvider', other, site.url);
        const holds = strictestOf([one, other]);
        return expectRule(holds, () => show(provider, banner, header));
      },
    );
  });

  describe.each(WAITING)('%s alone', (part) => {
    test('sends and stores nothing', async () => {
      const page = await show({ part });
      await expectNoTraces(page);
      await leave(page);
    });
  });

  test('a no stands, whatever comes later', async () => {
    const page = await show(deciding('Header', 'pending', site.url), banner);
    await page.answer('No');
    await page.mount(deciding('LintelProvider', 'granted', site.url));
    await page.buy();
    await expectNoTraces(page);
    await leave(page);
  });

  test('a yes stands, and what waited is sent once', async () => {
    const page = await show(deciding('Header', 'pending', site.url), banner);
    await page.answer('Yes');
    await page.mount(deciding('LintelProvider', 'denied', site.url));
    await page.buy();
    expect(await page.traces()).toEqual({
      ...EVERYTHING,
      events: [...EVERYTHING.events, 'buy'].sort(),
    });
    await leave(page);
  });
}
