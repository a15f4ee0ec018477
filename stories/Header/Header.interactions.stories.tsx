import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Header } from '../../src/header/Header';
import { StoryHeader } from '../shared/StoryHeader';

const meta = {
  title: 'Components/Header/Interactions',
  component: Header,
  // Longer than a busy machine waits between a hover and its click.
  args: { hover: { reflex: 60_000 } },
  render: (args) => <StoryHeader {...args} />,
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const trigger = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Products' });

/**
 * A menu is open when its links are visible. Testing Library's queries do not
 * know `content-visibility`, which hides closed menus.
 */
const expectVisible = (canvas: Canvas, visible: boolean) =>
  waitFor(() =>
    expect(
      canvas
        .getByRole('link', { name: 'Websites', hidden: true })
        .checkVisibility({ visibilityProperty: true }),
    ).toBe(visible),
  );

async function expectOpen(canvas: Canvas) {
  await expectVisible(canvas, true);
  await expect(trigger(canvas)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(canvas: Canvas) {
  await expectVisible(canvas, false);
  await expect(trigger(canvas)).toHaveAttribute('aria-expanded', 'false');
}

export const HoverOpensProducts: Story = {
  async play({ canvas, step }) {
    await expectClosed(canvas);
    await step('point at Products', () => userEvent.hover(trigger(canvas)));
    await expectOpen(canvas);
    await step('point into the panel', () =>
      userEvent.hover(canvas.getByRole('link', { name: 'Online Stores' })),
    );
    await expectOpen(canvas);
  },
};

export const ClickToggles: Story = {
  async play({ canvas, step }) {
    await step('click', () => userEvent.click(trigger(canvas)));
    await expectOpen(canvas);
    await step('click again', () => userEvent.click(trigger(canvas)));
    await expectClosed(canvas);
    await step('and again', () => userEvent.click(trigger(canvas)));
    await expectOpen(canvas);
  },
};

/** A click that follows the hover within `hover.reflex` does not close the menu. */
export const ReflexClickKeepsItOpen: Story = {
  async play({ canvas }) {
    await userEvent.hover(trigger(canvas));
    await expectOpen(canvas);
    await userEvent.click(trigger(canvas));
    await expectOpen(canvas);
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  async play({ canvas, step }) {
    trigger(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expectOpen(canvas);
    await step('into the panel', () => userEvent.tab());
    await expect(canvas.getByRole('link', { name: 'Websites' })).toHaveFocus();
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
    });
    await expectClosed(canvas);
    await expect(trigger(canvas)).toHaveFocus();
  },
};

/**
 * Tab moves from the trigger through the panel's links to the next entry.
 * Leaving closes the menu.
 */
export const TabOrder: Story = {
  async play({ canvas, step }) {
    trigger(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expectOpen(canvas);
    const links = within(
      canvas.getByRole('group', { name: 'Products' }),
    ).getAllByRole('link');
    await step('through every link', async () => {
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
    });
    await expect(links.at(-1)).toHaveAccessibleName('View All Features');
    await step('out of the panel', () => userEvent.tab());
    await expect(
      canvas.getByRole('button', { name: 'Resources' }),
    ).toHaveFocus();
    await expectClosed(canvas);
  },
};
