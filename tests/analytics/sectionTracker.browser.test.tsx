import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, it } from 'vitest';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { SectionTracker } from '../../src/components/SectionTracker/SectionTracker';
import { drawn } from '../browser/clock';
import { freshPage } from '../header/showHeader';
import { expectReceived } from './trackingParts';

const view = { action: 'view', object_type: 'section' };

async function show(content: ReactNode) {
  await freshPage();
  render(
    <LintelProvider consent="granted">
      <main>{content}</main>
    </LintelProvider>,
  );
}

const Space = () => <div style={{ height: 3000 }} />;

const Section = ({ height = 300 }: { height?: number | string }) => (
  <SectionTracker type="form" style={{ height }}>
    A section
  </SectionTracker>
);

/** The observer tells of a scroll in the frame after it. */
async function scrollPageTo(top: number) {
  scrollTo(0, top);
  await drawn();
  await drawn();
}

// What counts, and how often, is in SectionTracker.test.tsx.
describe('a section that comes into view counts', () => {
  it('when it is scrolled to, and not before', async () => {
    await show(
      <>
        <Space />
        <Section />
        <Space />
      </>,
    );
    await expectReceived(view, 0);
    await scrollPageTo(2700);
    await expectReceived(view);
  });

  it('when it fills half of the window, however tall it is', async () => {
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

  it.each(['12vh', '1px'])('when it is %s tall', async (height) => {
    await show(<Section height={height} />);
    await expectReceived(view);
  });

  it('in a part of the page that scrolls by itself', async () => {
    await show(
      <div
        tabIndex={0}
        role="region"
        aria-label="Sections"
        style={{ height: 400, overflow: 'auto' }}
      >
        <Space />
        <Section />
        <Space />
      </div>,
    );
    await expectReceived(view, 0);
    document.querySelector('[role="region"]')!.scrollTop = 2900;
    await expectReceived(view);
  });
});
