import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { AccountMenu } from '../../src/account/AccountMenu';
import { StoryHeader } from '../shared/StoryHeader';

const meta = {
  title: 'Components/AccountMenu/Interactions',
  component: AccountMenu,
  parameters: {
    controls: { disable: true },
    setting: { visitor: 'loggedIn' },
  },
  // Longer than a busy machine waits between a hover and its click.
  render: () => <StoryHeader hover={{ reflex: 60_000 }} />,
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const NAME = 'Account information dropdown menu';

/** A button once the menu is loaded, and a link to the account until then. */
const avatarOf = (canvas: Canvas) =>
  canvas.findByRole('button', { name: NAME });

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

export const ClickToggles: Story = {
  async play({ canvas, step }) {
    const avatar = await avatarOf(canvas);
    await step('click', () => userEvent.click(avatar));
    await expectOpen(canvas);
    await step('click again', () => userEvent.click(avatar));
    await expectClosed(canvas);
  },
};

/** A click that follows the hover within `hover.reflex` does not close the menu. */
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
