import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { createBackendControl } from '../../tests/server/control';
import {
  loggedEvents,
  type LoggedEvent,
} from '../../tests/server/loggedEvents';
import pages, * as Pages from './Tracking.stories';

const meta = {
  ...pages,
  title: 'Components/Tracking/Interactions',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const backend = createBackendControl();

/** Waits until the collector has this number of events with these fields. */
async function expectEvents(expected: LoggedEvent, count = 1) {
  await waitFor(async () =>
    expect(loggedEvents(await backend.log(), expected)).toHaveLength(count),
  );
}

/**
 * The previous story also sends a page view if it has not done so when it ends.
 */
async function expectSome(expected: LoggedEvent) {
  await waitFor(async () =>
    expect(loggedEvents(await backend.log(), expected)).not.toEqual([]),
  );
}

const button = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name });

export const ArrivingIsCounted: Story = {
  ...Pages.ClicksAndSections,
  async play({ step }) {
    await step('the landing', async () => {
      const [landing] = await backend.waitForLog('/api/track/Track');
      await expect(landing?.query['location']).toBe(location.pathname);
    });
    await step('the visit and the page view', async () => {
      await expectSome({ action: 'land', object_type: 'page' });
      await expectSome({ action: 'view', object_type: 'page' });
    });
  },
};

export const WhatIsWrittenStaysWithTheVisitor: Story = {
  ...Pages.ClicksAndSections,
  async play({ canvas, step }) {
    await step('fill in and subscribe', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: 'Your address' }),
        'ada@example.com',
      );
      await userEvent.click(button(canvas, 'Subscribe'));
    });
    await expectEvents({ action: 'input', object_identifier: 'email' });
    await expectEvents({ object_identifier: 'subscribe' });
    const sent = await backend.log();
    await expect(JSON.stringify(sent)).not.toMatch(/ada(@|%40)/);
  },
};

/**
 * Each of the eight sections is recorded once, in order, even if the page is
 * scrolled up and down.
 */
export const EachSectionOnce: Story = {
  ...Pages.ClicksAndSections,
  async play({ canvas, step }) {
    const sections = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.closest('section')!);
    const types = sections.map((section) => section.dataset['lintelArea']);
    const scrollThrough = async () => {
      for (const [index, section] of sections.entries()) {
        section.scrollIntoView({ block: 'center' });
        await expectEvents({
          action: 'view',
          object_identifier: types[index],
        });
      }
    };
    await step('down', scrollThrough);
    await step('from the top again', scrollThrough);
    await expectEvents({ action: 'view', object_type: 'section' }, 8);
  },
};

/** `pending` means no request, no cookie and no key. */
async function expectNothing(canvas: Canvas) {
  await expect(canvas.getByText('Nothing was sent.')).toBeVisible();
  await expect(await backend.log('/api/track/Track')).toHaveLength(0);
  await expect(await backend.log('/api/v1/events')).toHaveLength(0);
  await expect(document.cookie).not.toMatch(/lintel_(analytics|session)/);
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  await expect(keys.filter((key) => /^(lintel|sqsp)_/.test(key))).toEqual([]);
}

const trackedTry = { action: 'click', object_identifier: 'try-it' };

export const NothingBeforeConsent: Story = {
  ...Pages.ConsentBanner,
  async play({ canvas, step }) {
    // By then the login check has completed, and the landing would have been
    // sent.
    await canvas.findByRole('link', { name: 'Log In' });
    await userEvent.click(button(canvas, 'Try it'));
    await expectNothing(canvas);
    await step('allow: the landing and the waiting events', async () => {
      await userEvent.click(button(canvas, 'Allow'));
      await backend.waitForLog('/api/track/Track');
      await expectEvents({ action: 'land' });
      await expectEvents(trackedTry);
    });
    await expect(
      canvas.queryByRole('region', { name: 'Analytics' }),
    ).toBeNull();
  },
};

export const NothingAfterDeclining: Story = {
  ...Pages.ConsentBanner,
  async play({ canvas, step }) {
    await canvas.findByRole('link', { name: 'Log In' });
    await userEvent.click(button(canvas, 'Try it'));
    await step('decline', () => userEvent.click(button(canvas, 'Decline')));
    await userEvent.click(button(canvas, 'Try it'));
    await expectNothing(canvas);
    await step('allow after all: only later events', async () => {
      await userEvent.click(button(canvas, 'Ask me again'));
      await userEvent.click(button(canvas, 'Allow'));
      await userEvent.click(button(canvas, 'Try it'));
      await expectEvents(trackedTry);
    });
  },
};
