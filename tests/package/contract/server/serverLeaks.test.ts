import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageDescription } from '../page/Page';
import {
  installedPage,
  REACTS,
  type InstalledPage,
} from '../setup/installPages';
import { isThorough } from '../setup/onBothReacts';
import { startRenderer, type Renderer } from '../setup/startRenderer';

const MINUTE = 60_000;
const REQUESTS = isThorough ? 1000 : 200;

/** Each of these is also rendered by new servers. */
const SAMPLE = [0, 14, REQUESTS - 1];

const requests = Array.from({ length: REQUESTS }, (_, index) => index);

describe.each(isThorough ? REACTS : REACTS.slice(1))(
  'a server of many visitors at once (React %s)',
  { timeout: 5 * MINUTE },
  (react) => {
    let app: InstalledPage;
    let server: Renderer;
    let streamed: string[];

    beforeAll(async () => {
      app = installedPage(react, 'production');
      server = startRenderer(app, 'production');
      // At the same time, so that each is interrupted by others.
      streamed = await Promise.all(
        requests.map((index) => server.stream(pageOf(index))),
      );
    }, 10 * MINUTE);

    afterAll(() => server?.stop());

    it('shows each visitor their own data and none of the others’', () => {
      for (const index of requests) {
        const html = streamed[index]!;
        const names = new Set(html.match(/visitor-\d+/g));
        expect([...names]).toEqual(hasNothing(index) ? [] : [nameOf(index)]);
        expect(html.includes('Produkte')).toBe(isGerman(index));
        expect(html.includes('English (UK)')).toBe(hasUk(index));
        expect(html.includes('Klingon')).toBe(hasKlingon(index));
        expect(html.includes('data-lintel-status="loading"')).toBe(true);
      }
    });

    it('stores nothing on globalThis', async () => {
      expect(await server.globals()).toEqual([]);
    });

    it.each([
      ['at another time', { RENDERED_AT: String(Date.UTC(2031, 1, 3)) }],
      ['elsewhere', { TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP' }],
    ])('renders the same bytes as a new server %s', async (_, environment) => {
      const other = startRenderer(app, 'production', environment);
      for (const index of SAMPLE) {
        const page = pageOf(index);
        expect(await other.render(page)).toBe(await server.render(page));
        expect(await other.stream(page)).toBe(streamed[index]);
      }
      await other.stop();
    });
  },
);

const nameOf = (index: number) => `visitor-${index}`;
/** A page without settings must not show data of another visitor. */
const hasNothing = (index: number) => index % 14 === 0;
const isGerman = (index: number) => index % 2 === 1;
const hasUk = (index: number) => index % 3 === 0 && !hasNothing(index);
const hasKlingon = (index: number) => index % 5 === 0 && !hasNothing(index);

/** A page with every setting specific to the visitor, or without settings. */
function pageOf(index: number): PageDescription {
  if (hasNothing(index)) return { hooks: true, headers: [{ site: null }] };
  const name = nameOf(index);
  const english = languageOf('English', 'en-US');
  const klingon = languageOf('Klingon', 'tlh');
  return {
    hooks: true,
    headers: [
      {
        id: name,
        site: { domain: `${name}.example.com` },
        url: `https://www.${name}.example.com/${name}?for=${name}#${name}`,
        content: isGerman(index) ? 'de' : undefined,
        messages: { logIn: `Log in, ${name}` },
        languages: hasKlingon(index) ? [english, klingon] : undefined,
        features: {
          languageUk: hasUk(index),
          settings: { isInEU: isGerman(index) },
        },
        banner: `Welcome, ${name}`,
        theme: hasUk(index) ? 'dark-background' : undefined,
      },
    ],
  };
}

function languageOf(title: string, locale: string) {
  return { title, fullName: title, code: locale.split('-')[0]!, locale };
}
