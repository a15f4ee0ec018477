import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import { useTracking } from '../../src/tracking/useTracking';
import { LintelProvider } from '../../src/parts/LintelProvider';
import {
  createRecordingTracker,
  createVisitor,
  exampleNavigation,
  exampleUsers,
  forgetPage,
} from '../../src/testing';
import { expectConsole } from '../setup/console';

const site = { domain: 'example.com', environment: 'staging' } as const;
const AVATAR = 'Account information dropdown menu';

const visitor = createVisitor();

// Queries by role take long on a busy machine in a header of 50 links.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => void vi.stubGlobal('fetch', visitor.fetch));
afterEach(() => {
  cleanup();
  forgetPage();
  visitor.reset();
});

/** A component of a page team. */
function OrderButton() {
  const { track } = useTracking();
  return (
    <button
      onClick={() => void track({ type: 'click', object_identifier: 'order' })}
    >
      Order
    </button>
  );
}

function Page() {
  return (
    <LintelProvider site={site} consent="granted">
      <Header navigation={exampleNavigation} />
      <main id="content">
        <OrderButton />
      </main>
    </LintelProvider>
  );
}

describe('the visitor, in place of fetch', () => {
  it('is logged out at first', async () => {
    expectConsole('error', /^Error fetching auth data:/);
    render(<Page />);
    expect(await screen.findByText('Log In')).toBeVisible();
    expect(visitor.log.map(({ path }) => path)).toContain('/api/me');
  });

  it('is logged in by the control, and logged out again', async () => {
    visitor.logIn(exampleUsers.withLongName);
    const { unmount } = render(<Page />);
    expect(await screen.findByRole('button', { name: AVATAR })).toBeVisible();
    expect(screen.getByText('M')).toBeInTheDocument();
    unmount();
    forgetPage();
    visitor.logOut();
    expectConsole('error', /^Error fetching auth data:/);
    render(<Page />);
    expect(await screen.findByText('Log In')).toBeVisible();
  });
});

describe('the recording tracker', () => {
  it('records what the header and the page track, until it is stopped', async () => {
    visitor.logIn();
    const tracker = createRecordingTracker();
    render(<Page />);
    await screen.findByRole('button', { name: AVATAR });
    fireEvent.click(screen.getByRole('button', { name: 'Bread' }));
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(tracker.events).toHaveLength(4));
    expect(tracker.events).toEqual(
      expect.arrayContaining(
        [
          { type: 'land' },
          { type: 'view page' },
          { type: 'click', object_identifier: 'bread', action: 'open' },
          { type: 'click', object_identifier: 'order', action: 'click' },
        ].map((event) => expect.objectContaining(event) as object),
      ),
    );
    tracker.stop();
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(visitor.events).toHaveLength(5));
    expect(tracker.events).toHaveLength(4);
  });
});

describe('a forgotten page', () => {
  it('leaves cookies and storage of the app, and none of Lintel', () => {
    const ours = ['lintel_id', 'sqsp_l', 'ss_i18n', 'language'];
    for (const name of [...ours, 'language_of_the_app']) {
      document.cookie = `${name}=1; path=/`;
      for (const storage of [localStorage, sessionStorage]) storage[name] = '1';
    }
    forgetPage();
    const kept = [
      document.cookie.replace(/=.*/, ''),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ];
    expect(kept).toEqual(Array(3).fill('language_of_the_app'));
    localStorage.clear();
    sessionStorage.clear();
    document.cookie = 'language_of_the_app=; path=/; max-age=0';
  });

  const restored = () =>
    new PageTransitionEvent('pageshow', { persisted: true });
  const left = () => new Event('pagehide');
  const requests = (path: string) => () =>
    visitor.log.filter((each) => each.path.startsWith(path)).length;
  const unloads = () =>
    visitor.events.filter(({ action }) => action === 'unload').length;

  it.each<[string, count: () => number, event: () => Event]>([
    ['asks who is logged in', requests('/api/me'), restored],
    ['sends that it is left', unloads, left],
    ['repeats its landing', requests('/api/track/Track'), left],
  ])(
    'no longer %s, so that the next page does so once',
    async (_, count, event) => {
      const show = async () => {
        visitor.reset();
        visitor.logIn();
        const view = render(<Page />);
        await screen.findByRole('button', { name: AVATAR });
        await waitFor(() =>
          expect(visitor.events.map(({ action }) => action)).toContain('view'),
        );
        return view;
      };
      for (let page = 1; page < 3; page += 1) {
        const { unmount } = await show();
        unmount();
        forgetPage();
      }
      await show();
      const before = count();
      fireEvent(window, event());
      await waitFor(() => expect(count()).toBeGreaterThan(before));
      await screen.findByRole('button', { name: AVATAR });
      expect(count()).toBe(before + 1);
    },
  );
});
