import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { LintelProvider } from '../../src/parts/LintelProvider';
import type { Navigation } from '../../src/content/navigation';
import { shared } from '../../src/browser/registry';
import { useTracking } from '../../src/tracking/useTracking';
import { loadOldLibrary } from '../browser/oldLibrary';
import { nextTask, openPage, reopenPage, replaceForTest } from './trackedPage';

const navigation: Navigation = {
  version: 1,
  items: [
    {
      id: 'learn',
      label: 'Learn',
      groups: [
        { id: 'start', links: [{ id: 'guides', label: 'Guides', href: '/a' }] },
      ],
    },
    { id: 'prices', label: 'Prices', href: '/pricing' },
  ],
};
const settings = {
  site: { domain: 'example.com' },
  consent: 'granted',
} as const;
const props: HeaderProps = { ...settings, navigation };

const ADDRESS = 'https://www.example.com/tour?error-auth';

/** Waits until lazy parts have loaded and waiting events are sent. */
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await nextTask();
    await nextTask();
  });

/** Opens a new visitor's page at `/tour`, and records its events. */
async function show(content: ReactNode) {
  const page = openPage({
    url: ADDRESS,
    consent: null,
  });
  // jsdom does not follow links.
  document.addEventListener('click', (event) => event.preventDefault());
  const view = render(content);
  await settle();
  return {
    ...view,
    landings: page.landings,
    events: async () => {
      await settle();
      return page.events();
    },
    /** Events other than page events, as `learn open`, `prices click`. */
    interactions: async () => {
      await settle();
      return page
        .events()
        .filter(({ object_identifier }) => object_identifier !== null)
        .map(
          ({ object_identifier, action }) => `${object_identifier} ${action}`,
        );
    },
    /** The paths of the viewed pages. */
    viewed: async () => {
      await settle();
      return page
        .events()
        .filter(({ action }) => action === 'view')
        .map(({ page_path }) => page_path);
    },
  };
}

const showTeamPage = (content: ReactNode, closeEvents = false) =>
  show(
    <LintelProvider {...settings} tracking={{ pageEvents: false, closeEvents }}>
      {content}
    </LintelProvider>,
  );

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });

describe('a click on an element with data-lintel-id', () => {
  const buy = <button data-lintel-id="buy">Buy</button>;

  it.each<[string, (target: Element) => void]>([
    ['the left button', (target) => fireEvent.click(target)],
    [
      'the middle button',
      (target) =>
        fireEvent(
          target,
          new MouseEvent('auxclick', { bubbles: true, button: 1 }),
        ),
    ],
    ...['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map(
      (key): [string, (target: Element) => void] => [
        key,
        (target) => fireEvent.click(target, { [key]: true }),
      ],
    ),
  ])('is recorded for %s', async (_, press) => {
    const { events } = await showTeamPage(buy);
    press(button('Buy'));
    expect(await events()).toMatchObject([
      {
        actor: 'user',
        action: 'click',
        object_type: 'button',
        object_identifier: 'buy',
        object_display_name: 'Buy',
        destination_url: null,
        product_page: 'www',
        product_section: 'page',
        product_area: null,
      },
    ]);
  });

  it('is not recorded for the right button', async () => {
    const { interactions } = await showTeamPage(buy);
    const press = { bubbles: true, button: 2 };
    fireEvent(button('Buy'), new MouseEvent('auxclick', press));
    expect(await interactions()).toEqual([]);
  });

  it('is recorded for the innermost element', async () => {
    const { interactions } = await showTeamPage(
      <div data-lintel-id="outer">
        <button data-lintel-id="inner">Inner</button>
        <button>Outer</button>
      </div>,
    );
    fireEvent.click(button('Inner'));
    fireEvent.click(button('Outer'));
    expect(await interactions()).toEqual(['inner click', 'outer click']);
  });

  it('is recorded even if the page stops its propagation or empties the element', async () => {
    const { interactions } = await showTeamPage(
      <div onClickCapture={(event) => event.stopPropagation()}>
        <button data-lintel-id="stopped">Stopped</button>
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
    fireEvent.click(button('Stopped'));
    fireEvent.click(button('Gone'));
    expect(await interactions()).toEqual(['stopped click', 'gone click']);
  });

  it.each([
    [false, ['why open', 'why open']],
    [true, ['why open', 'why close', 'why open']],
  ])(
    'is recorded as open with aria-expanded, and as close depending on closeEvents (%s)',
    async (closeEvents, expected) => {
      const { interactions } = await showTeamPage(
        <button
          data-lintel-id="why"
          aria-expanded="false"
          onClick={({ currentTarget }) => {
            const isOpen =
              currentTarget.getAttribute('aria-expanded') === 'true';
            currentTarget.setAttribute('aria-expanded', String(!isOpen));
          }}
        >
          Why?
        </button>,
        closeEvents,
      );
      for (let click = 0; click < 3; click += 1) {
        fireEvent.click(button('Why?'));
        await settle();
      }
      expect(await interactions()).toEqual(expected);
    },
  );
});

type Shown = Awaited<ReturnType<typeof show>>;

describe('everything is recorded once', () => {
  /** Opens a menu and follows a link, with page events. */
  async function expectEachOnce({ events, landings }: Shown) {
    fireEvent.click(button('Learn'));
    await settle();
    fireEvent.click(link('Prices'));
    expect(
      (await events()).map((event) => event.object_identifier ?? event.action),
    ).toEqual(['land', 'view', 'learn', 'prices']);
    expect(landings).toHaveLength(1);
  }

  const second = <Header {...props} id="second" variant="minimal" />;

  it.each<[string, ReactNode]>([
    ['one header', <Header key="" {...props} />],
    [
      'two headers',
      <div key="">
        <Header {...props} />
        {second}
      </div>,
    ],
    [
      'StrictMode',
      <StrictMode key="">
        <Header {...props} />
      </StrictMode>,
    ],
  ])('with %s', async (_, content) => {
    await expectEachOnce(await show(content));
  });

  it.each<[string, (ReactNode | (() => ReactNode))[]]>([
    [
      'its settings are new objects on each render',
      Array.from({ length: 3 }, () => () => (
        <Header {...props} site={{ ...settings.site }} tracking={{}} />
      )),
    ],
    ['it is unmounted and mounted again', [null, <Header key="" {...props} />]],
  ])('after %s', async (_, next) => {
    const shown = await show(<Header {...props} tracking={{}} />);
    for (const content of next) {
      shown.rerender(typeof content === 'function' ? content() : content);
      await settle();
    }
    await expectEachOnce(shown);
  });

  it('after one of two headers is unmounted', async () => {
    const both = (other: ReactNode) => (
      <>
        <Header {...props} />
        {other}
      </>
    );
    const shown = await show(both(second));
    shown.rerender(both(null));
    await settle();
    await expectEachOnce(shown);
  });

  it('after tracking is turned on', async () => {
    const shown = await show(<Header {...props} tracking={false} />);
    fireEvent.click(link('Prices'));
    expect(await shown.events()).toEqual([]);
    shown.rerender(<Header {...props} />);
    await expectEachOnce(shown);
  });
});

it('waiting events are sent once the consent prop is granted, and none once it is denied', async () => {
  const { events, interactions, rerender } = await show(
    <Header {...props} consent="pending" />,
  );
  fireEvent.click(link('Prices'));
  expect(await events()).toEqual([]);
  rerender(<Header {...props} />);
  expect(await interactions()).toEqual(['prices click']);
  rerender(<Header {...props} consent="denied" />);
  fireEvent.click(link('Prices'));
  expect(await interactions()).toEqual(['prices click']);
});

describe('a page', () => {
  /** Navigates like a router: the address changes, then the page. */
  async function tour(addresses: string[], next: HeaderProps = {}) {
    const shown = await show(<Header {...props} {...next} />);
    for (const address of addresses) {
      history.pushState(null, '', address);
      shown.rerender(<Header {...props} {...next} />);
    }
    return shown;
  }

  it('is recorded when it is shown, even if it is left immediately', async () => {
    const { viewed } = await tour(['/plans', '/contact', '/tour']);
    expect(await viewed()).toEqual(['/tour', '/plans', '/contact', '/tour']);
  });

  it('is not recorded again for another query, hash or language', async () => {
    const shown = await tour(['/tour?channel=mail', '/tour?channel=mail#a']);
    shown.rerender(<Header {...props} locale="de-DE" />);
    fireEvent.click(link('Prices'));
    expect(await shown.viewed()).toEqual(['/tour']);
    expect((await shown.events()).at(-1)?.website_locale).toBe('de-DE');
  });
});

describe('before the tracking file has loaded', () => {
  /** The same, but the file loads only when the returned function is called. */
  async function showWithoutFile(content: ReactNode) {
    let arrive = () => {};
    const file = new Promise<void>((resolve) => (arrive = resolve));
    const Hold = () => {
      // Replaces the import that the first part of the page starts.
      shared('tracking loader', () => ({
        loading: file.then(() => import('../../src/analytics/partTracking')),
      }));
      return null;
    };
    const shown = await show([<Hold key="1" />, <div key="2">{content}</div>]);
    return { ...shown, arrive };
  }

  it('a click waits, and is recorded with its own time and page', async () => {
    const { arrive, events } = await showWithoutFile(<Header {...props} />);
    const before = Date.now();
    fireEvent.click(link('Prices'));
    const after = Date.now();
    history.replaceState(null, '', '/plans');
    expect(await events()).toEqual([]);
    arrive();
    const [, view, click] = await events();
    expect(view).toMatchObject({ action: 'view', page_path: '/tour' });
    expect(click).toMatchObject({
      object_identifier: 'prices',
      page_path: '/tour',
    });
    const at = Date.parse(String(click?.event_timestamp));
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(after);
  });

  describe('a click of a page that is left', () => {
    const UNSENT = 'lintel_unsent_clicks';
    const leave = () => window.dispatchEvent(new Event('pagehide'));

    /** The events of the tab's next page. */
    async function nextPage(next: Partial<HeaderProps> = {}) {
      cleanup();
      const page = reopenPage({ consent: null });
      render(<Header {...props} {...next} />);
      await settle();
      return page.events();
    }

    it('is sent by the next page, once, with its own time and page, which is the landing and is viewed first', async () => {
      await showWithoutFile(<Header {...props} />);
      const at = Date.now();
      fireEvent.click(link('Prices'));
      leave();
      const left = Date.now();
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
      const time = Date.parse(String(events[2]?.event_timestamp));
      expect(time).toBeGreaterThanOrEqual(at);
      expect(time).toBeLessThanOrEqual(left);
      expect(sessionStorage.getItem(UNSENT)).toBeNull();
    });

    it('is sent beside a library that changes the JSON of arrays and dates', async () => {
      onTestFinished(loadOldLibrary());
      await showWithoutFile(<Header {...props} />);
      fireEvent.click(link('Prices'));
      leave();
      const events = await nextPage();
      expect(events).toContainEqual(
        expect.objectContaining({
          object_identifier: 'prices',
          event_timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        }),
      );
    });

    it('waits for a later page if the next one is left as quickly', async () => {
      await showWithoutFile(<Header {...props} />);
      fireEvent.click(link('Prices'));
      leave();
      cleanup();
      const kept = sessionStorage.getItem(UNSENT)!;
      await showWithoutFile(<Header {...props} />);
      sessionStorage.setItem(UNSENT, kept);
      fireEvent.click(link('Prices'));
      leave();
      const events = await nextPage();
      expect(events.filter(({ action }) => action === 'click')).toHaveLength(2);
    });

    it.each<[string, Partial<HeaderProps>]>([
      ['pending', { consent: 'pending' }],
      ['denied', { consent: 'denied' }],
      ['off', { tracking: false }],
    ])('is not stored if consent is %s', async (_, next) => {
      await showWithoutFile(<Header {...props} {...next} />);
      fireEvent.click(link('Prices'));
      leave();
      expect(sessionStorage.getItem(UNSENT)).toBeNull();
    });

    it('is not stored while events are turned off', async () => {
      replaceForTest(window, 'lintelEventsDisabled', true);
      await showWithoutFile(<Header {...props} />);
      fireEvent.click(link('Prices'));
      leave();
      expect(sessionStorage.getItem(UNSENT)).toBeNull();
    });

    it('is deleted if the visitor declines on the next page', async () => {
      await showWithoutFile(<Header {...props} />);
      fireEvent.click(link('Prices'));
      leave();
      expect(await nextPage({ consent: 'denied' })).toEqual([]);
      expect(sessionStorage.getItem(UNSENT)).toBeNull();
    });

    it('has the storage key of tracking.names', async () => {
      const tracking = { names: { unsentClicks: 'shop_unsent' } };
      await showWithoutFile(<Header {...props} tracking={tracking} />);
      fireEvent.click(link('Prices'));
      leave();
      expect(sessionStorage.getItem('shop_unsent')).toContain('prices');
      const events = await nextPage({ tracking });
      expect(events.map(({ object_identifier: id }) => id)).toContain('prices');
    });

    it.each([
      'x',
      '[]',
      'null',
      '[{}, {}]',
      '[5, {"url": "/", "at": "now"}]',
      '[{"type": "click"}, {"url": "https://example.com/", "at": 1e20}]',
    ])('is ignored if other code has replaced it by %s', async (text) => {
      openPage({ url: ADDRESS, consent: null });
      sessionStorage.setItem(UNSENT, `${text}\n`);
      const events = await nextPage();
      expect(events.map(({ action }) => action)).toEqual(['land', 'view']);
      expect(sessionStorage.getItem(UNSENT)).toBeNull();
    });

    it('does not stop the visitor if storage is denied', async () => {
      replaceForTest(Storage.prototype, 'setItem', () => {
        throw new DOMException('', 'SecurityError');
      });
      await showWithoutFile(<Header {...props} />);
      fireEvent.click(link('Prices'));
      leave();
      expect(sessionStorage.getItem(UNSENT)).toBeNull();
    });
  });

  it('pages recorded by a custom component are not recorded again', async () => {
    const TeamPart = () => (useTracking(), null);
    const content = (
      <LintelProvider {...settings}>
        <Header />
        <TeamPart />
      </LintelProvider>
    );
    const { arrive, viewed } = await showWithoutFile(content);
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
    fireEvent.click(button('Learn'));
    await settle();
    expect(button('Learn')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button('Learn'));
    await settle();
    expect(button('Learn')).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button('Menu'));
    await settle();
    arrive();
    expect(await interactions()).toEqual(['mobile-menu open']);
  });
});
