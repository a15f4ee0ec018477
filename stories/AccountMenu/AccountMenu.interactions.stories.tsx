import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AccountMenu } from '../../src/account/AccountMenu';
import { slowly, StoryHeader } from '../shared/StoryHeader';

const meta = {
  title: 'Components/AccountMenu/Interactions',
  component: AccountMenu,
  parameters: {
    controls: { disable: true },
    setting: { visitor: 'loggedIn' },
  },
  render: () => <StoryHeader {...slowly} />,
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const NAME = 'Account information dropdown menu';

/** A button once the menu is loaded, and a link to the account until then. */
const avatarOf = (canvas: Canvas) =>
  canvas.findByRole('button', { name: NAME });

const itemsOf = (canvas: Canvas) =>
  within(canvas.getByRole('menu', { name: NAME })).getAllByRole('menuitem');

/** A step that presses these keys. */
const press = (keys: string) => async () => {
  await userEvent.keyboard(keys);
};

async function expectOpen(canvas: Canvas) {
  await canvas.findByRole('menu', { name: NAME });
  await expect(await avatarOf(canvas)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(canvas: Canvas) {
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  await expect(await avatarOf(canvas)).toHaveAttribute(
    'aria-expanded',
    'false',
  );
}

async function openByKey(canvas: Canvas, key = '{Enter}') {
  (await avatarOf(canvas)).focus();
  await userEvent.keyboard(key);
  await expectOpen(canvas);
}

export const HoverOpensLeavingCloses: Story = {
  async play({ canvas, step }) {
    const avatar = await avatarOf(canvas);
    const pointer = userEvent.setup();
    await step('point at the avatar', () => pointer.hover(avatar));
    await expectOpen(canvas);
    await step('into the card', () => pointer.hover(itemsOf(canvas)[1]!));
    await expectOpen(canvas);
    await step('away from both', () =>
      pointer.hover(canvas.getByRole('heading', { level: 1 })),
    );
    await expectClosed(canvas);
  },
};

export const ClickToggles: Story = {
  async play({ canvas, step }) {
    const avatar = await avatarOf(canvas);
    await step('click', () => userEvent.click(avatar));
    await expectOpen(canvas);
    await step('click again', () => userEvent.click(avatar));
    await expectClosed(canvas);
  },
};

/** A click that follows the hover within `reflexClickMs` does not close the menu. */
export const ReflexClickKeepsItOpen: Story = {
  async play({ canvas }) {
    const avatar = await avatarOf(canvas);
    const pointer = userEvent.setup();
    await pointer.hover(avatar);
    await expectOpen(canvas);
    await pointer.click(avatar);
    await expectOpen(canvas);
  },
};

/**
 * Enter, Space and Down open the menu at the first item, Up at the last. The
 * arrow keys stop at the ends.
 */
export const Keys: Story = {
  async play({ canvas, step }) {
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await openByKey(canvas, key);
      await expect(itemsOf(canvas)[0]).toHaveFocus();
      await step('Escape', press('{Escape}'));
      await expectClosed(canvas);
      await expect(await avatarOf(canvas)).toHaveFocus();
    }
    await openByKey(canvas, '{ArrowUp}');
    const [first, , last] = itemsOf(canvas);
    await expect(last).toHaveFocus();
    await step('past the end', press('{ArrowDown}'));
    await expect(first).toHaveFocus();
    await step('End', press('{End}'));
    await expect(last).toHaveFocus();
    await step('Home', press('{Home}'));
    await expect(first).toHaveFocus();
  },
};

/** Opening another part of the header closes the menu. */
export const NeverBesideAMenu: Story = {
  async play({ canvas, step }) {
    await userEvent.click(await avatarOf(canvas));
    await expectOpen(canvas);
    await step('open Products', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Products' })),
    );
    await canvas.findByRole('link', { name: 'Websites' });
    await expectClosed(canvas);
  },
};
