import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import {
  SectionTracker,
  type SectionTrackerProps,
} from '../../src/components/SectionTracker/SectionTracker';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { drawn } from '../browser/clock';
import { trigger } from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';
import { expectReceived, receive, received } from './trackingParts';

const view = { action: 'view', object_type: 'section' };

/** A page without a header; its languages tell of clicks. */
async function show(content: ReactNode) {
  await freshPage();
  const whole = (next: ReactNode) => (
    <LintelProvider consent="granted">
      <main>
        <h1>A page</h1>
        {next}
        <LanguageMenu />
      </main>
    </LintelProvider>
  );
  const { rerender, unmount } = render(whole(content));
  return { rerender: (next: ReactNode) => rerender(whole(next)), unmount };
}

const Space = () => <div style={{ height: 3000 }} />;

function Section({
  height = 300,
  ...props
}: Partial<SectionTrackerProps> & { height?: number | string }) {
  return (
    <SectionTracker type="form" {...props} style={{ height }}>
      A section
    </SectionTracker>
  );
}

/** The observer tells of a scroll in the frame after it. */
async function scrollPageTo(top: number) {
  scrollTo(0, top);
  await drawn();
  await drawn();
}

describe('a section that comes into view', () => {
  it('counts as its type, with its name', async () => {
    await show(<Section name="By its name" />);
    expect(await receive({ object_identifier: 'form' })).toMatchObject({
      ...view,
      actor: 'user',
      object_display_name: 'By its name',
      product_area: 'form',
      product_page: 'www',
      product_section: 'page',
    });
    await expectReceived(view);
  });

  it('counts when it is scrolled to, and not before', async () => {
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

  it('counts when it fills half of the window, however tall it is', async () => {
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

  it.each(['12vh', '1px'])('counts when it is %s tall', async (height) => {
    await show(<Section height={height} />);
    await expectReceived(view);
  });

  it('counts in a part of the page that scrolls by itself', async () => {
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

describe('once per page view', () => {
  it('counts after a client navigation one more time', async () => {
    history.replaceState(null, '', '/tour');
    const { rerender } = await show(<Section />);
    await receive({ ...view, page_path: '/tour' });
    history.pushState(null, '', '/plans');
    rerender(<Section />);
    await expectReceived({ ...view, page_path: '/plans' });
    await expectReceived(view, 2);
  });

  it('does not count for another query', async () => {
    history.replaceState(null, '', '/tour');
    const { rerender } = await show(<Section />);
    await receive(view);
    history.pushState(null, '', '/tour?channel=mail');
    rerender(<Section />);
    await expectReceived(view);
  });

  it('counts once in StrictMode', async () => {
    await show(
      <StrictMode>
        <Section />
      </StrictMode>,
    );
    await expectReceived(view);
  });

  it('counts once while it is rendered again and again', async () => {
    const { rerender } = await show(<Section name="One" />);
    for (const name of ['Two', 'Three', 'Four']) {
      rerender(<Section name={name} />);
      await drawn();
    }
    await expectReceived(view);
  });
});

describe('its element', () => {
  it('says where a click in it happens', async () => {
    await show(
      <SectionTracker type="offerBanner">
        <button data-lintel-id="offer">Take it</button>
      </SectionTracker>,
    );
    await userEvent.click(trigger('Take it'));
    await expectReceived({
      object_identifier: 'offer',
      product_area: 'offerBanner',
    });
  });
});

it('without tracking it counts nothing', async () => {
  await freshPage();
  render(
    <LintelProvider consent="granted" tracking={false}>
      <Section />
    </LintelProvider>,
  );
  await drawn();
  await fetch('/api/v1/clanker/events', { method: 'POST', body: 'a=b' });
  await backend.waitForLog('/api/v1/clanker/events');
  expect(await received(view)).toEqual([]);
});
