import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Header } from '../../src/components/Header/Header';
import { createBackendControl } from '../../tests/server/control';
import {
  loggedEvents,
  type LoggedEvent,
} from '../../tests/server/loggedEvents';
import * as Pages from './Pages.stories';
import { sitePages } from './site/sitePages';

const meta = {
  title: 'Pages/Interactions',
  component: Header,
  parameters: {
    ownPage: true,
    controls: { disable: true },
    site: sitePages,
  },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const backend = createBackendControl();

const button = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name });

const press = (canvas: Canvas, name: string) => () =>
  userEvent.click(button(canvas, name));

/** Waits until the collector has received such an event. */
const expectEvent = (expected: LoggedEvent) =>
  waitFor(async () =>
    expect(loggedEvents(await backend.log(), expected)).not.toEqual([]),
  );

export const FilmPlaysOnRequest: Story = {
  ...Pages.Home,
  async play({ canvas, step }) {
    await step('play', press(canvas, 'Play film'));
    await expect(button(canvas, 'Pause film')).toBeVisible();
    await step('pause', press(canvas, 'Pause film'));
    await expect(button(canvas, 'Play film')).toBeVisible();
  },
};

export const PricesByMonth: Story = {
  ...Pages.Pricing,
  async play({ canvas, step }) {
    const shop = within(canvas.getByRole('article', { name: 'Shop' }));
    await expect(shop.getByText('$240')).toBeVisible();
    await step('by month', () =>
      userEvent.click(canvas.getByRole('radio', { name: 'Monthly' })),
    );
    await expect(shop.getByText('$24')).toBeVisible();
    await expectEvent({
      action: 'select',
      object_identifier: 'billing',
      object_value: 'monthly',
    });
  },
};

export const QuestionsOpen: Story = {
  ...Pages.Pricing,
  async play({ canvas }) {
    const answer = canvas.getByText(/moves with you/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('What if I want to leave?'));
    await expect(answer).toBeVisible();
  },
};
