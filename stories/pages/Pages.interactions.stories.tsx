import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Header } from '../../src/components/Header/Header';
import { createBackendControl } from '../../src/testing/controlClient';
import { loggedEvents, type LoggedEvent } from '../../src/testing/loggedEvents';
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

export const TemplateIsChosen: Story = {
  ...Pages.Home,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: /Shelf/ }));
    await expect(
      canvas.getByRole('img', { name: /^Shelf, as the website/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Start with Shelf' }),
    ).toBeVisible();
    await expectEvent({
      action: 'select',
      object_identifier: 'template',
      object_value: 'Shelf',
    });
  },
};

/** Only the visitor turns the slides, and screen readers hear the new one. */
export const SlidesTurn: Story = {
  ...Pages.Home,
  async play({ canvas, step }) {
    const customers = within(
      canvas.getByRole('group', { name: 'From people who make things' }),
    );
    const expectSlide = async (name: string, text: RegExp) => {
      const slide = customers.getByRole('group', { name });
      await expect(slide).toHaveTextContent(text);
      await expect(slide.parentElement).toHaveAttribute('aria-live', 'polite');
    };
    await expectSlide('1 of 3', /Ines/);
    await step('next', press(customers, 'Next customer'));
    await expectSlide('2 of 3', /Tomas/);
    await step('next', press(customers, 'Next customer'));
    await step('the first follows the last', press(customers, 'Next customer'));
    await expectSlide('1 of 3', /Ines/);
    await step('previous', press(customers, 'Previous customer'));
    await expectSlide('3 of 3', /Mina/);
  },
};

export const FormAnswersInPlace: Story = {
  ...Pages.Home,
  async play({ canvas, step }) {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await step('send nothing', press(canvas, 'Send'));
    await expect(field('Name')).toHaveFocus();
    await expect(field('Name')).toHaveAccessibleDescription(/\S/);
    await expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    await step('fill it in', async () => {
      await userEvent.type(field('Name'), 'Ada');
      await expect(field('Name')).toHaveAttribute('aria-invalid', 'false');
      await userEvent.type(field('Email'), 'ada@example.com');
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'What do you make?' }),
        'Crafts',
      );
      await userEvent.type(field('Your question'), 'How?');
    });
    await step('send', press(canvas, 'Send'));
    await expect(canvas.getByText(/^Thank you/)).toBeVisible();
    const sent = await backend.log();
    await expect(sent.map(({ rawBody }) => rawBody).join()).not.toMatch(
      /ada(@|%40)/i,
    );
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

/** The link in the header and the list on the page have the same content. */
export const BasketCounts: Story = {
  ...Pages.Shop,
  async play({ canvas, step }) {
    await step('two bowls', async () => {
      await userEvent.click(button(canvas, 'Add to basket: Bowl'));
      await userEvent.click(button(canvas, 'Add to basket: Bowl'));
    });
    await expect(
      canvas.getByRole('link', { name: 'Basket 2 pieces' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: 'Bowl × 2 $120' }),
    ).toBeVisible();
  },
};
