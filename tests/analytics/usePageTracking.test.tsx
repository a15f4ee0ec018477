import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Header, type HeaderProps } from '../../src/components/Header/Header';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import type { Navigation } from '../../src/content/navigation';
import { shared } from '../../src/core/browser/registry';
import { useTracking } from '../../src/react/analytics/useTracking';
import { nextTask, openPage } from './trackedPage';

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

/** Lets what is loaded later arrive, and what waits leave. */
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await nextTask();
    await nextTask();
  });

/** A new visitor's page at `/tour`, and what it counts. */
async function show(content: ReactNode) {
  const page = openPage({
    url: 'https://www.example.com/tour?error-auth',
    consent: null,
  });
  // jsdom follows no link.
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
    /** Without the page's own events: `learn open`, `prices click`. */
    counted: async () => {
      await settle();
      return page
        .events()
        .filter(({ object_identifier }) => object_identifier !== null)
        .map(
          ({ object_identifier, action }) => `${object_identifier} ${action}`,
        );
    },
    /** The paths of the pages that were viewed. */
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

describe('a click on a team’s element', () => {
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
  ])('counts by %s', async (_, press) => {
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

  it('does not count by the right button', async () => {
    const { counted } = await showTeamPage(buy);
    const press = { bubbles: true, button: 2 };
    fireEvent(button('Buy'), new MouseEvent('auxclick', press));
    expect(await counted()).toEqual([]);
  });

  it('counts for the innermost', async () => {
    const { counted } = await showTeamPage(
      <div data-lintel-id="outer">
        <button data-lintel-id="inner">Inner</button>
        <button>Outer</button>
      </div>,
    );
    fireEvent.click(button('Inner'));
    fireEvent.click(button('Outer'));
    expect(await counted()).toEqual(['inner click', 'outer click']);
  });

  it('counts where the page stops it, and where it empties the element', async () => {
    const { counted } = await showTeamPage(
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
    expect(await counted()).toEqual(['stopped click', 'gone click']);
  });

  it.each([
    [false, ['why open', 'why open']],
    [true, ['why open', 'why close', 'why open']],
  ])(
    'opens what has aria-expanded; closing counts with closeEvents=%s',
    async (closeEvents, expected) => {
      const { counted } = await showTeamPage(
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
      expect(await counted()).toEqual(expected);
    },
  );
});

type Shown = Awaited<ReturnType<typeof show>>;

describe('everything counts once', () => {
  /** Opens a menu and follows a link; the page's own events count, too. */
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
      'its settings are other objects at each rendering',
      Array.from({ length: 3 }, () => () => (
        <Header {...props} site={{ ...settings.site }} tracking={{}} />
      )),
    ],
    ['it has gone and come back', [null, <Header key="" {...props} />]],
  ])('after %s', async (_, next) => {
    const shown = await show(<Header {...props} tracking={{}} />);
    for (const content of next) {
      shown.rerender(typeof content === 'function' ? content() : content);
      await settle();
    }
    await expectEachOnce(shown);
  });

  it('after one of two headers is gone', async () => {
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

it('counts nothing on a page where one of two headers turns tracking off', async () => {
  const { events, landings } = await show(
    <>
      <Header {...props} />
      <Header {...props} id="silent" variant="minimal" tracking={false} />
    </>,
  );
  fireEvent.click(link('Prices'));
  expect([await events(), landings]).toEqual([[], []]);
});

it('sends what waited once the consent prop says yes, and nothing after a no', async () => {
  const { events, counted, rerender } = await show(
    <Header {...props} consent="pending" />,
  );
  fireEvent.click(link('Prices'));
  expect(await events()).toEqual([]);
  rerender(<Header {...props} />);
  expect(await counted()).toEqual(['prices click']);
  rerender(<Header {...props} consent="denied" />);
  fireEvent.click(link('Prices'));
  expect(await counted()).toEqual(['prices click']);
});

describe('a page', () => {
  /** As a router leads: the address changes, then the page. */
  async function tour(addresses: string[], next: HeaderProps = {}) {
    const shown = await show(<Header {...props} {...next} />);
    for (const address of addresses) {
      history.pushState(null, '', address);
      shown.rerender(<Header {...props} {...next} />);
    }
    return shown;
  }

  it('counts as it is shown, also when it is left at once', async () => {
    const { viewed } = await tour(['/plans', '/contact', '/tour']);
    expect(await viewed()).toEqual(['/tour', '/plans', '/contact', '/tour']);
  });

  it('does not count for another query or hash, nor in another language', async () => {
    const shown = await tour(['/tour?channel=mail', '/tour?channel=mail#a']);
    shown.rerender(<Header {...props} locale="de-DE" />);
    fireEvent.click(link('Prices'));
    expect(await shown.viewed()).toEqual(['/tour']);
    expect((await shown.events()).at(-1)?.website_locale).toBe('de-DE');
  });

  it('has the name that its team gives it', async () => {
    const { viewed } = await tour([], { tracking: { page: 'pricing' } });
    expect(await viewed()).toEqual(['/pricing']);
  });
});

describe('before the tracking’s file has arrived', () => {
  /** The same; the file comes when the returned function is called. */
  async function showWithoutFile(content: ReactNode) {
    let arrive = () => {};
    const file = new Promise<void>((resolve) => (arrive = resolve));
    const Hold = () => {
      // In the place of the import that the page's first part begins.
      shared('tracking loader', () => ({
        loading: file.then(
          () => import('../../src/react/analytics/partTracking'),
        ),
      }));
      return null;
    };
    const shown = await show([<Hold key="1" />, <div key="2">{content}</div>]);
    return { ...shown, arrive };
  }

  it('a click waits for it, and is told as it was', async () => {
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

  it('pages that a team’s own part has told of do not count again', async () => {
    // It has the tracking in its own code, and waits for none.
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
    expect(await viewed()).toEqual(['/tour', '/plans']);
    arrive();
    expect(await viewed()).toEqual(['/tour', '/plans']);
  });

  it('a menu counts if it is open when it comes, and not if it was closed again', async () => {
    const { arrive, counted } = await showWithoutFile(
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
    expect(await counted()).toEqual(['mobile-menu open']);
  });
});
