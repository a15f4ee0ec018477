import {
  cleanup,
  configure,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
} from 'vitest';
import { Header } from '../../src/components/Header/Header';
import { useTracking } from '../../src/react/analytics/useTracking';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import {
  brokenNavigation,
  createRecordingTracker,
  createVisitor,
  exampleNavigation,
  forgetPage,
  loggedEvents,
  exampleUsers,
  type RecordingTracker,
} from '../../src/testing';
import { expectConsole } from '../setup/console';

const site = { domain: 'example.com', environment: 'staging' } as const;
const AVATAR = 'Account information dropdown menu';
const EVENTS = '/api/v1/events';

const visitor = createVisitor();
const { backend } = visitor;
const network = setupServer(http.all('*', visitor.answer));

// Queries by role take long on a busy machine in a header of 50 links.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  forgetPage();
  visitor.reset();
});
afterAll(() => network.close());

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

function Page({ navigation }: { navigation?: unknown }) {
  return (
    <LintelProvider site={site} consent="granted">
      <Header navigation={navigation as typeof exampleNavigation} />
      <main id="content">
        <OrderButton />
      </main>
    </LintelProvider>
  );
}

describe('the visitor, behind MSW', () => {
  it('is logged out at first', async () => {
    expectConsole('error', /^Error fetching auth data:/);
    render(<Page />);
    expect(await screen.findByText('Log In')).toBeVisible();
    await backend.waitForLog('/api/me');
  });

  it('is logged in by the control, and logged out again', async () => {
    visitor.signIn(exampleUsers.withLongName);
    const { unmount } = render(<Page />);
    expect(await screen.findByRole('button', { name: AVATAR })).toBeVisible();
    expect(screen.getByText('M')).toBeInTheDocument();
    unmount();
    forgetPage();
    visitor.signOut();
    expectConsole('error', /^Error fetching auth data:/);
    render(<Page />);
    expect(await screen.findByText('Log In')).toBeVisible();
  });

  it('logs out with the page’s own cookie', async () => {
    visitor.signIn();
    const crumb = /crumb=([^;]+)/.exec(document.cookie)?.[1];
    const logOut = await fetch(`/api/auth/Logout?crumb=${crumb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(logOut.status).toBe(200);
    expect((await fetch('/api/me')).status).toBe(401);
  });

  it('receives faults', async () => {
    backend.setFault('/api/me', { drop: true });
    expectConsole('error', /^Error fetching auth data:/);
    render(<Page />);
    expect(await screen.findByText('Log In')).toBeVisible();
  });

  it('sends its events to the backend if they are not recorded', async () => {
    visitor.signIn();
    render(<Page />);
    await screen.findByRole('button', { name: AVATAR });
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() =>
      expect(
        loggedEvents(backend.log, { object_identifier: 'order' }),
      ).toMatchObject([{ action: 'click' }]),
    );
    expect(backend.log.find(({ path }) => path === EVENTS)?.status).toBe(202);
  });
});

describe('the recording tracker', () => {
  let tracker: RecordingTracker;
  beforeEach(() => {
    visitor.signIn();
    tracker = createRecordingTracker();
  });
  afterEach(() => tracker.stop());

  async function showPage() {
    render(<Page navigation={exampleNavigation} />);
    await screen.findByRole('button', { name: AVATAR });
  }

  it('records what the header and the page track, and sends none of it', async () => {
    await showPage();
    await userEvent.click(screen.getByRole('button', { name: 'Bread' }));
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => {
      expect(tracker.events.map(({ type }) => type)).toEqual([
        'land',
        'view page',
        'click',
        'click',
      ]);
    });
    expect(tracker.find({ type: 'click' })).toMatchObject([
      { object_identifier: 'bread', action: 'open' },
      { object_identifier: 'order', product_section: 'page' },
    ]);
    expect(backend.log.map(({ path }) => path)).not.toContain(EVENTS);
  });

  it('waits for an event, and lists the others if it does not arrive', async () => {
    await showPage();
    const view = await tracker.waitFor({ type: 'view page' }, 10_000);
    expect(view.page_path).toBe('/');
    await expect(
      tracker.waitFor({ object_identifier: 'nobody' }, 20),
    ).rejects.toThrow(/"nobody".*recorded events: land, view page/);
  });

  it('can be cleared and stopped', async () => {
    await showPage();
    await tracker.waitFor({ type: 'view page' }, 10_000);
    tracker.clear();
    expect(tracker.events).toEqual([]);
    tracker.stop();
    expect('sendBeacon' in navigator).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await backend.waitForLog(EVENTS);
    expect(tracker.events).toEqual([]);
  });
});

describe('the examples', () => {
  beforeEach(() => void visitor.signIn());

  it('include menus that the header shows', async () => {
    render(<Page navigation={exampleNavigation} />);
    await screen.findByRole('button', { name: AVATAR });
    expect(screen.getByRole('button', { name: 'Cheese' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prices' })).toBeVisible();
  });

  it('include invalid menus, which the header reports and replaces with its own', async () => {
    expectConsole('error', /^Lintel: /);
    render(<Page navigation={brokenNavigation} />);
    await screen.findByRole('button', { name: AVATAR });
    expect(screen.getByRole('button', { name: 'Products' })).toBeVisible();
  });
});
