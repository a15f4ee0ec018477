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
  forgetPage,
  exampleUsers,
  type RecordingTracker,
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

describe('the visitor, in place of fetch', () => {
  it('is logged out at first', async () => {
    expectConsole('error', /^Error fetching auth data:/);
    render(<Page />);
    expect(await screen.findByText('Log In')).toBeVisible();
    expect(visitor.log.map(({ path }) => path)).toContain('/api/me');
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

  it('receives faults', async () => {
    visitor.signIn();
    visitor.setFault('/api/me', { status: 503 });
    expectConsole('error', /^Error fetching auth data:/);
    render(<Page />);
    expect(await screen.findByText('Log In')).toBeVisible();
  });

  it('sends its events to the backend if they are not recorded', async () => {
    visitor.signIn();
    render(<Page />);
    await screen.findByRole('button', { name: AVATAR });
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() =>
      expect(visitor.events).toContainEqual(
        expect.objectContaining({
          action: 'click',
          object_identifier: 'order',
        }),
      ),
    );
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
    fireEvent.click(screen.getByRole('button', { name: 'Bread' }));
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => {
      expect(tracker.events.map(({ type }) => type)).toEqual([
        'land',
        'view page',
        'click',
        'click',
      ]);
    });
    expect(tracker.events.slice(2)).toMatchObject([
      { object_identifier: 'bread', action: 'open' },
      { object_identifier: 'order', product_section: 'page' },
    ]);
    expect(visitor.events).toEqual([]);
  });

  it('can be stopped', async () => {
    await showPage();
    await waitFor(() => expect(tracker.events).toHaveLength(2));
    tracker.stop();
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(visitor.events).toHaveLength(1));
    expect(tracker.events).toHaveLength(2);
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
});
