import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectConsole } from '../setup/console';
import { watchReports } from '../ui/watchReports';
import {
  StickySideNav,
  type StickySideNavProps,
} from '../../src/side-nav/StickySideNav';

const items = [
  { id: 'features', label: 'Features' },
  { id: 'pricing', label: 'Pricing' },
];

const page = (props: Partial<StickySideNavProps> = {}) => (
  <StrictMode>
    <main>
      <StickySideNav items={items} {...props} />
      <section id="features">
        <h2>Features</h2>
      </section>
    </main>
  </StrictMode>
);

const show = (props?: Partial<StickySideNavProps>) => render(page(props));

// jsdom has no observers and no layout, like old web views.
it('in an engine without observers, the side navigation is its links', () => {
  const reports = watchReports();
  const { unmount } = show();
  for (const { id, label } of items) {
    expect(
      screen.getByRole('link', { name: label, hidden: true }),
    ).toHaveAttribute('href', `#${id}`);
  }
  unmount();
  expect(reports).toEqual([]);
});

it('a missing container is reported once, and the links remain', () => {
  expectConsole('error', /^Unable to initialize component\.$/);
  expectConsole('warn', /^Lintel: no element has the id "feature", /);
  const reports = watchReports();
  show({ container: 'feature' });
  expect(reports).toEqual([
    {
      part: 'side navigation',
      error: new Error('Unable to initialize component.'),
    },
  ]);
  expect(
    screen.getByRole('link', { name: 'Features', hidden: true }),
  ).toHaveAttribute('href', '#features');
});

it('the same items in a new array are not measured again, and other ones are', () => {
  const observed = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observed;
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { rerender } = show();
  const measured = (next: StickySideNavProps['items']) => {
    observed.mockClear();
    rerender(page({ items: next }));
    return observed.mock.calls.length > 0;
  };
  expect(measured(items.map((each) => ({ ...each })))).toBe(false);
  expect(measured([{ id: 'features', label: 'All features' }])).toBe(true);
  expect(screen.getByText('All features')).toBeInTheDocument();
});
