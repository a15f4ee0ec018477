import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
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

function show(props: Partial<StickySideNavProps> = {}) {
  return render(
    <StrictMode>
      <main>
        <StickySideNav items={items} {...props} />
        <section id="features">
          <h2>Features</h2>
        </section>
      </main>
    </StrictMode>,
  );
}

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
