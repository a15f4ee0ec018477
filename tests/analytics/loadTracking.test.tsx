import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { LintelProvider } from '../../src/parts/LintelProvider';
import type { Navigation } from '../../src/content/navigation';
import { shared } from '../../src/browser/registry';
import { useTracking } from '../../src/tracking/useTracking';
import { nextTask, openPage, reopenPage, replaceForTest } from './trackedPage';

const guides = { id: 'guides', label: 'Guides', href: '/a' };
const navigation: Navigation = {
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
    await nextTask();
    await nextTask();
  });

/** Clicks, and waits until the click is recorded. */
async function click(element: Element) {
  fireEvent.click(element);
  await settle();
}

/** Opens a new visitor's page at `/tour`, and records its events. */
async function show(content: ReactNode) {
  const page = openPage({ url: ADDRESS, consent: null });
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

  it('is recorded when it opens if it has aria-expanded', async () => {
    const { interactions } = await showTeamPage(
      <button
        data-lintel-id="why"
        aria-expanded="false"
        onClick={({ currentTarget }) => {
          const isOpen = currentTarget.ariaExpanded === 'true';
          currentTarget.ariaExpanded = String(!isOpen);
        }}
      >
        Why?
      </button>,
    );
    for (let i = 0; i < 3; i += 1) await click(button('Why?'));
    expect(await interactions()).toEqual(['why open', 'why open']);
  });
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

describe('before the tracking file has loaded', () => {
  /** The same, but the file loads only when the returned function is called. */
  async function showWithoutFile(content: ReactNode) {
    let arrive = () => {};
    const file = new Promise<void>((resolve) => (arrive = resolve));
    const Hold = () => {
      // Replaces the import that the first part of the page starts.
      shared('tracking loader', () => ({
        loading: file.then(() => import('../../src/analytics/pageTracking')),
      }));
      return null;
    };
    const shown = await show([<Hold key="1" />, <div key="2">{content}</div>]);
    return { ...shown, arrive };
  }

  /** Clicks on a link. Returns a test of the time of its event. */
  function clickPrices() {
    const before = Date.now();
    fireEvent.click(link('Prices'));
    const after = Date.now();
    return (event: Record<string, unknown> = {}) => {
      const at = Date.parse(String(event['event_timestamp']));
      expect(at).toBeGreaterThanOrEqual(before);
      expect(at).toBeLessThanOrEqual(after);
    };
  }

  it('a click waits, and is recorded with its own time and page', async () => {
    const { arrive, events } = await showWithoutFile(header);
    const expectTimeOf = clickPrices();
    history.replaceState(null, '', '/plans');
    expect(await events()).toEqual([]);
    arrive();
    const [, view, click] = await events();
    expect([view, click]).toMatchObject([
      { action: 'view', page_path: '/tour' },
      { object_identifier: 'prices', page_path: '/tour' },
    ]);
    expectTimeOf(click);
  });

  describe('a click of a page that is left', () => {
    const UNSENT = 'lintel_unsent_clicks';
    const stored = (key = UNSENT) => sessionStorage.getItem(key);

    async function clickAndLeave(next: HeaderProps = {}) {
      await showWithoutFile(<Header {...props} {...next} />);
      const expectTimeOf = clickPrices();
      window.dispatchEvent(new Event('pagehide'));
      return expectTimeOf;
    }

    /** The events of the tab's next page. */
    async function nextPage(next: HeaderProps = {}) {
      cleanup();
      const page = reopenPage({ consent: null });
      render(<Header {...props} {...next} />);
      await settle();
      return page.events();
    }

    it('is sent by the next page, once, with its own time and page, which is the landing and is viewed first', async () => {
      const expectTimeOf = await clickAndLeave();
      history.replaceState(null, '', '/pricing?error-auth');
      const events = await nextPage();
      expect(
        events.map(({ action, page_path: path }) => [action, path]),
      ).toEqual([
        ['land', '/tour'],
        ['view', '/tour'],
        ['click', '/tour'],
        ['view', '/pricing'],
      ]);
      expect(events[2]).toMatchObject({
        object_identifier: 'prices',
        page_query_params: '',
      });
      expectTimeOf(events[2]);
      expect(stored()).toBeNull();
    });

    it('waits for a later page if the next one is left as quickly', async () => {
      await clickAndLeave();
      cleanup();
      const kept = stored()!;
      await showWithoutFile(header);
      sessionStorage.setItem(UNSENT, kept);
      fireEvent.click(link('Prices'));
      window.dispatchEvent(new Event('pagehide'));
      const events = await nextPage();
      expect(events.filter(({ action }) => action === 'click')).toHaveLength(2);
    });

    it.each<[string, HeaderProps, (() => void)?]>([
      ['consent is pending', { consent: 'pending' }],
      ['consent is denied', { consent: 'denied' }],
      ['tracking is off', { tracking: false }],
      [
        'events are turned off',
        {},
        () => replaceForTest(window, 'lintelEventsDisabled', true),
      ],
      [
        'storage is denied, which does not stop the visitor',
        {},
        () =>
          replaceForTest(Storage.prototype, 'setItem', () => {
            throw new DOMException('', 'SecurityError');
          }),
      ],
    ])('is not stored if %s', async (_, next, prepare) => {
      prepare?.();
      await clickAndLeave(next);
      expect(stored()).toBeNull();
    });

    it('is deleted if the visitor declines on the next page', async () => {
      await clickAndLeave();
      expect(await nextPage({ consent: 'denied' })).toEqual([]);
      expect(stored()).toBeNull();
    });

    it('has the storage key of tracking.names', async () => {
      const tracking = { names: { unsentClicks: 'shop_unsent' } };
      await clickAndLeave({ tracking });
      expect(stored('shop_unsent')).toContain('prices');
      const events = await nextPage({ tracking });
      expect(events.map(({ object_identifier: id }) => id)).toContain('prices');
    });

    it.each([
      ...['x', 'null', '[5, {"url": "/", "at": "now"}]'],
      '[{"type": "click"}, {"url": "https://example.com/", "at": 1e20}]',
    ])('is ignored if other code has replaced it by %s', async (text) => {
      openPage({ url: ADDRESS, consent: null });
      sessionStorage.setItem(UNSENT, `${text}\n`);
      const events = await nextPage();
      expect(events.map(({ action }) => action)).toEqual(['land', 'view']);
      expect(stored()).toBeNull();
    });
  });

  it('pages recorded by a custom component are not recorded again', async () => {
    const TeamPart = () => (useTracking(), null);
    const { arrive, viewed } = await showWithoutFile(
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

  it('a menu is recorded if it is still open when the file loads, and not if it was closed', async () => {
    const { arrive, interactions } = await showWithoutFile(
      <Header {...props} reflexClickMs={0} />,
    );
    for (const expanded of ['true', 'false']) {
      await click(button('Learn'));
      expect(button('Learn')).toHaveAttribute('aria-expanded', expanded);
    }
    await click(button('Menu'));
    arrive();
    expect(await interactions()).toEqual(['mobile-menu open']);
  });
});
