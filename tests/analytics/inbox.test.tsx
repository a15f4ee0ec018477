import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { LintelProvider } from '../../src/parts/LintelProvider';
import type { LintelNavigation } from '../../src/content/navigation';
import { useTracking } from '../../src/tracking/useTracking';
import {
  nextTask,
  openPage,
  replace,
  replaceForTest,
} from '../support/trackedPage';

const guides = { id: 'guides', label: 'Guides', href: '/a' };
const navigation: LintelNavigation = {
  version: 1,
  items: [
    { id: 'learn', label: 'Learn', groups: [{ id: 'start', links: [guides] }] },
    { id: 'prices', label: 'Prices', href: '/pricing' },
  ],
};
const settings = {
  site: { domain: 'example.com' },
  consent: 'granted',
} as const;
const props: HeaderProps = { ...settings, navigation };
const header = <Header {...props} />;

const ADDRESS = 'https://www.example.com/tour?error-auth';

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });

/** Waits until lazy parts have loaded and waiting events are sent. */
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    // Clicks are sent after a frame.
    await new Promise(requestAnimationFrame);
    await nextTask();
    await nextTask();
  });

/** Clicks, and waits until the click is recorded. */
async function click(element: Element) {
  fireEvent.click(element);
  await settle();
}

/** Opens a new visitor's page, `/tour` by default, and records its events. */
async function show(content: ReactNode, url = ADDRESS, isHeld = false) {
  const page = openPage({ url, consent: null });
  const arrive = isHeld ? page.hold() : () => {};
  // jsdom does not follow links.
  document.addEventListener('click', (event) => event.preventDefault());
  const view = render(content);
  await settle();
  const events = async () => {
    await settle();
    return page.events();
  };
  return {
    ...view,
    arrive,
    landings: page.landings,
    events,
    /** Events other than page events, as `learn open`, `prices click`. */
    interactions: async () =>
      (await events())
        .filter(({ object_identifier: id }) => id !== null)
        .map(({ object_identifier: id, action }) => `${id} ${action}`),
    /** The paths of the viewed pages. */
    viewed: async () =>
      (await events())
        .filter(({ action }) => action === 'view')
        .map(({ page_path }) => page_path),
  };
}

/** The same, but the file that sends events loads when `arrive` is called. */
const showHeld = (content: ReactNode, url?: string) => show(content, url, true);

const showTeamPage = (content: ReactNode) =>
  show(
    <LintelProvider {...settings} tracking={{ pageEvents: false }}>
      {content}
    </LintelProvider>,
  );

describe('a click on an element with data-lintel-id', () => {
  const auxiliary = (button: number) =>
    new MouseEvent('auxclick', { bubbles: true, button });

  it('is recorded for the left button, with and without a key, and the middle one', async () => {
    const { events } = await showTeamPage(
      <button data-lintel-id="buy">Buy</button>,
    );
    fireEvent.click(button('Buy'));
    fireEvent.click(button('Buy'), { ctrlKey: true });
    fireEvent(button('Buy'), auxiliary(1));
    fireEvent(button('Buy'), auxiliary(2));
    expect(await events()).toMatchObject(
      Array(3).fill({
        actor: 'user',
        action: 'click',
        object_type: 'button',
        object_identifier: 'buy',
        object_display_name: 'Buy',
        destination_url: null,
        product_page: 'www',
        product_section: 'page',
        product_area: null,
      }),
    );
  });

  it('is recorded for the innermost element, even if the page stops its propagation or removes the element', async () => {
    const { interactions } = await showTeamPage(
      <div
        data-lintel-id="outer"
        onClickCapture={(event) => event.stopPropagation()}
      >
        <button>Outer</button>
        <button data-lintel-id="inner">Inner</button>
        <button
          data-lintel-id="gone"
          ref={(element) => {
            element?.addEventListener('click', () => element.remove());
          }}
        >
          Gone
        </button>
      </div>,
    );
    for (const name of ['Outer', 'Inner', 'Gone']) await click(button(name));
    expect(await interactions()).toEqual([
      'outer click',
      'inner click',
      'gone click',
    ]);
  });
});

it('a click is sent once the visitor has seen the answer to it', async () => {
  await showTeamPage(<button data-lintel-id="buy">Buy</button>);
  let frames = 0;
  const sentAfter = new Promise((resolve) => {
    window.addEventListener('lintel:event', () => resolve(frames), {
      once: true,
    });
  });
  fireEvent.click(button('Buy'));
  requestAnimationFrame(() => (frames += 1));
  expect(await sentAfter).toBe(1);
});

describe('everything is recorded once', () => {
  const two = (first: ReactNode, second: ReactNode) => (
    <>
      {first}
      {second}
    </>
  );
  const second = <Header {...props} id="second" variant="minimal" />;
  const withNewSettings = () => (
    <Header {...props} site={{ ...settings.site }} tracking={{}} />
  );

  it.each<[string, ...shown: ReactNode[]]>([
    ['with two headers', two(header, second)],
    ['in StrictMode', <StrictMode key="">{header}</StrictMode>],
    ['with new settings on each render', withNewSettings(), withNewSettings()],
    ['after the header is unmounted and mounted again', header, null, header],
    [
      'after one of two headers is unmounted',
      two(header, second),
      two(header, null),
    ],
    [
      'after tracking is turned on',
      <Header key="" {...props} tracking={false} />,
      header,
    ],
  ])('%s', async (_, first, ...next) => {
    const { events, landings, rerender } = await show(first);
    for (const content of next) {
      rerender(content);
      await settle();
    }
    await click(button('Learn'));
    fireEvent.click(link('Prices'));
    expect(
      (await events()).map(({ object_identifier: id, action }) => id ?? action),
    ).toEqual(['land', 'view', 'learn', 'prices']);
    expect(landings).toHaveLength(1);
  });
});

it('clicks are recorded with consent only, and wait for it', async () => {
  const { events, interactions, rerender } = await show(
    <Header {...props} tracking={false} />,
  );
  await click(link('Prices'));
  rerender(<Header {...props} consent="pending" />);
  await settle();
  await click(link('Log In'));
  expect(await events()).toEqual([]);
  rerender(header);
  expect(await interactions()).toEqual(['log-in click']);
  rerender(<Header {...props} consent="denied" />);
  await click(link('Prices'));
  expect(await interactions()).toEqual(['log-in click']);
});

it('a page is recorded when it is shown, even if it is left immediately', async () => {
  const { rerender, viewed } = await show(header);
  for (const address of ['/plans', '/contact', '/tour']) {
    // Navigates like a router: the address changes, then the page.
    history.pushState(null, '', address);
    rerender(<Header {...props} />);
  }
  expect(await viewed()).toEqual(['/tour', '/plans', '/contact', '/tour']);
});

it('a prerendered page is viewed when it is shown, with the address it had first', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  replaceForTest(document, 'prerendering', true);
  const { events } = await show(header, `${ADDRESS}&utm_id=1`);
  history.replaceState(null, '', ADDRESS);
  expect(await events()).toEqual([]);
  vi.setSystemTime(5_000);
  replaceForTest(document, 'prerendering', false);
  await act(async () => {
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  expect(await events()).toMatchObject(
    ['land', 'view'].map((action) => ({
      action,
      page_query_params: 'utm_id=1',
      event_timestamp: '1970-01-01T00:00:05.000Z',
    })),
  );
});

describe('the referrer', () => {
  const origin = 'https://www.example.com';
  const search = 'https://search.example/';

  /** The referrers of the views of these addresses, which a router shows. */
  async function referrersOf(
    addresses: string[],
    go: (address: string) => void,
  ) {
    replaceForTest(document, 'referrer', `${search}?q=secret`);
    const { events } = await show(header, `${origin}${addresses[0]}`);
    for (const address of addresses.slice(1)) {
      go(address);
      fireEvent.popState(window);
      await settle();
    }
    // A page from the back/forward cache keeps its own.
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    return (await events())
      .filter(({ action }) => action === 'view')
      .map((event) => event['page_referrer_url']);
  }
  const push = (address: string) => history.pushState(null, '', address);
  const redirect = (address: string) => history.replaceState(null, '', address);

  it.each<[string, typeof push, string[], string[]]>([
    [
      'a router',
      push,
      ['/tour?error-auth', '/plans', '/contact'],
      [search, `${origin}/tour`, `${origin}/plans`, `${origin}/plans`],
    ],
    [
      'a redirect',
      redirect,
      ['/tour?error-auth', '/plans'],
      [search, `${origin}/tour`, `${origin}/tour`],
    ],
    [
      'a router on the way back',
      push,
      ['/tour?error-auth', '/plans', '/tour'],
      [search, `${origin}/tour`, `${origin}/plans`, `${origin}/plans`],
    ],
    [
      'a router that changes the query of a page',
      push,
      ['/tour?utm_id=1&error-auth', '/tour?utm_id=1#a', '/plans?a', '/plans#b'],
      [search, `${origin}/tour?utm_id=1`, `${origin}/tour?utm_id=1`],
    ],
  ])(
    'of a page of %s is the page before',
    async (_, go, addresses, expected) => {
      expect(await referrersOf(addresses, go)).toEqual(expected);
    },
  );

  it('is that of the page for clicks, openings and the end of the page, too', async () => {
    replaceForTest(document, 'referrer', search);
    const { events } = await show(header);
    push('/plans');
    fireEvent.popState(window);
    await click(button('Learn'));
    await click(link('Prices'));
    fireEvent(window, new Event('pagehide'));
    const referrers = (await events()).map((event) => [
      event['page_path'],
      event['page_referrer_url'],
    ]);
    expect(referrers).toEqual([
      ...Array(2).fill(['/tour', search]),
      ...Array(4).fill(['/plans', `${origin}/tour`]),
    ]);
  });
});

describe('before the tracking file has loaded', () => {
  describe('what happens is recorded as it was', () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950a';
    const address = `https://www.example.com/tour?utm_source=mail&error-auth&analytics_id=${id}`;
    const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
    const asItWas = (second: number) => ({
      page_query_params: 'utm_source=mail',
      event_timestamp: at(second),
      analytics_id: id,
      resolved_locale: 'de-DE',
      browser_window_width: '1024',
    });

    /** Shows the page in the first second, and changes it in the fifth. */
    async function showAndChange() {
      vi.useFakeTimers({ now: new Date(at(1)), toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const German = () => {
        document.documentElement.lang = 'de-DE';
        return <Header {...props} hover={{ reflex: 0 }} />;
      };
      const shown = await showHeld(<German />, address);
      for (const second of [2, 3, 4]) {
        vi.setSystemTime(at(second));
        if (second === 2) fireEvent.click(link('Prices'));
        // It is closed again before the file loads.
        else await click(button('Learn'));
      }
      vi.setSystemTime(at(5));
      history.replaceState(null, '', '/tour');
      document.documentElement.lang = 'fr-FR';
      await settle();
      replaceForTest(window, 'innerWidth', 500);
      return shown;
    }

    it('with the address, time, language and window of its moment', async () => {
      const { arrive, events, landings } = await showAndChange();
      arrive();
      expect(
        (await events()).map(
          ({ object_identifier: id, action, ...others }) => ({
            ...others,
            what: id ?? action,
          }),
        ),
      ).toMatchObject([
        { what: 'land', ...asItWas(1) },
        { what: 'view', ...asItWas(1) },
        { what: 'prices', ...asItWas(2) },
        { what: 'learn', ...asItWas(3) },
      ]);
      expect(landings).toEqual([expect.stringContaining('utm_source%3Dmail')]);
    });
  });

  it.each<[string, HeaderProps['site'], string]>([
    ['its own name', {}, 'lintelEventsDisabled'],
    [
      'a name of the site',
      { names: { eventsDisabledFlag: 'shopQuiet' } },
      'shopQuiet',
    ],
  ])(
    'what happens while events are turned off is not sent later, by %s',
    async (_, site, flag) => {
      const { arrive, interactions } = await showHeld(
        <Header {...props} site={{ ...settings.site, ...site }} />,
      );
      const turnOn = replace(window, flag, true);
      await click(link('Prices'));
      turnOn();
      await click(link('Log In'));
      arrive();
      expect(await interactions()).toEqual(['log-in click']);
    },
  );

  it('pages recorded by a custom component are not recorded again', async () => {
    const TeamPart = () => (useTracking(), null);
    const { arrive, viewed } = await showHeld(
      <LintelProvider {...settings}>
        <Header />
        <TeamPart />
      </LintelProvider>,
    );
    history.pushState(null, '', '/plans');
    fireEvent.popState(window);
    expect(await viewed()).toEqual([]);
    arrive();
    expect(await viewed()).toEqual(['/tour', '/plans']);
  });
});
