import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Navigation } from '../../src/content/navigation';
import { Header } from '../../src/header/Header';
import { useTracking } from '../../src/tracking/useTracking';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { createVisitor, forgetPage } from '../../src/testing';
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

const rolls = { id: 'rolls', label: 'Rolls', href: '/rolls' };
const bread = { id: 'bread', label: 'Bread' };
const navigation: Navigation = {
  version: 1,
  items: [{ ...bread, groups: [{ id: 'all', links: [rolls] }] }],
};

function Page() {
  return (
    <LintelProvider site={site} consent="granted">
      <Header navigation={navigation} />
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
    visitor.signIn({ firstName: 'Maximiliane' });
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
