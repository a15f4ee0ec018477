import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, it } from 'vitest';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { SectionTracker } from '../../src/tracking/SectionTracker';
import { drawn } from '../browser/clock';
import { freshPage } from '../header/showHeader';
import { expectReceived, site } from '../analytics/trackingParts';

const view = { action: 'view', object_type: 'section' };

async function show(content: ReactNode) {
  await freshPage();
  render(
    <LintelProvider consent="granted" site={site}>
      <main>{content}</main>
    </LintelProvider>,
  );
}

const Section = ({ height = 300 }: { height?: number }) => (
  <SectionTracker type="form" style={{ height }}>
    A section
  </SectionTracker>
);

/** The observer reports a scroll in the next frame. */
async function scrollPageTo(top: number) {
  scrollTo(0, top);
  await drawn();
  await drawn();
}

// When and how often a section is recorded: see SectionTracker.test.tsx.
describe('a section is recorded', () => {
  it('when it fills half of the window, however high it is', async () => {
    await show(
      <>
        <div style={{ height: 2000 }} />
        <Section height={6000} />
      </>,
    );
    const top =
      document.querySelector('[data-lintel="section"]')!.getBoundingClientRect()
        .top - innerHeight;
    await scrollPageTo(top + innerHeight * 0.3);
    await expectReceived(view, 0);
    await scrollPageTo(top + innerHeight * 0.9);
    await expectReceived(view);
  });

  it('when it is only 1 px high', async () => {
    await show(<Section height={1} />);
    await expectReceived(view);
  });
});
