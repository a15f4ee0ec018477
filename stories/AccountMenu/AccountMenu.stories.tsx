import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  AccountMenu,
  type AccountMenuProps,
} from '../../src/account/AccountMenu';
import { en } from '../../src/content/locales/en';
import type { LintelNavigation } from '../../src/content/navigation';
import * as styles from '../pages/TeamPage.css';
import { exampleUsers } from '../../src/testing/fixtures';
import { PartNames } from '../shared/PartNames';
import { StoryHeader } from '../shared/StoryHeader';
import { TeamPage } from '../pages/TeamPage';
import { dark } from '../shared/variants';

const meta = {
  title: 'Components/AccountMenu/States',
  component: AccountMenu,
  args: { onOpenChange: fn(), onError: fn() },
  // The header's other props have no controls here.
  parameters: { controls: { disable: true }, setting: { visitor: 'loggedIn' } },
  render: () => <StoryHeader defaultOpen="account" />,
  argTypes: {
    open: { control: 'boolean' },
    content: { control: false },
    navigation: { control: false },
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

const alone = { ownPage: true, controls: { disable: false } };

/**
 * The initial of the logged-in visitor on the accent colour, at the end of the
 * bar, in the place of Log In.
 */
export const Closed: Story = {
  render: () => <StoryHeader />,
};

/**
 * Name and email address, and three links. At the end of the bar, the menu is
 * aligned with the avatar's end.
 */
export const Open: Story = {
  parameters: { pictures: [{}] },
};

/** The names of its parts, for styles and tests. */
export const Anatomy: Story = {
  render: () => (
    <PartNames parts={['account', 'account-menu', 'avatar', 'account-panel']}>
      <StoryHeader defaultOpen="account" />
    </PartNames>
  ),
};

/** Your own entries: `navigation.account`. */
export const OwnEntries: Story = {
  render: () => <StoryHeader navigation={withAccount} defaultOpen="account" />,
};

const withAccount: LintelNavigation = {
  ...en.navigation,
  account: [
    { id: 'orders', label: 'Orders', href: '/orders' },
    { id: 'help', label: 'Help', href: '/', host: 'support', external: true },
    { id: 'sign-out', label: 'Sign out', action: 'logOut' },
  ],
};

export const OpenOnDark: Story = {
  parameters: { setting: dark },
};

/** In a right-to-left language, the menu is aligned with the other side. */
export const RightToLeft: Story = {
  parameters: { setting: { language: 'ar' } },
};

/**
 * All words are longer, accented and in brackets. If a bracket is missing, text
 * was cut off.
 */
export const LongerWords: Story = {
  parameters: { setting: { language: 'en-XA' } },
};

/** A long name and address break into lines, and nothing is cut off. */
export const LongNameAndAddress: Story = {
  parameters: { user: exampleUsers.withLongName },
};

/** A visitor without a name is shown by their address and its first letter. */
export const WithoutName: Story = {
  parameters: { user: exampleUsers.withoutName },
};

/** `avatarAssetUrl` of the account service. */
export const WithPicture: Story = {
  parameters: { user: exampleUsers.withPicture },
};

/** If the picture cannot be loaded, the first letter is shown. */
export const BrokenPicture: Story = {
  parameters: { user: exampleUsers.withBrokenPicture, pictures: [] },
};

/** The minimal header has the account menu in windows of any width. */
export const MinimalOnAPhone: Story = {
  parameters: { window: 'w320' },
  render: () => <StoryHeader variant="minimal" defaultOpen="account" />,
};

/**
 * Without `Header`, in a team's own bar. It takes its colours from the custom
 * properties of its parent.
 */
export const InOwnHeader: Story = {
  args: { defaultOpen: true },
  parameters: alone,
  render: (args) => <TeamPage account={<AccountMenu {...args} />} />,
};

export const InOwnHeaderOnDark: Story = {
  ...InOwnHeader,
  parameters: { ...alone, setting: dark, pictures: [] },
};

/** The page controls the menu with `open` and `onOpenChange`. */
export const Controlled: Story = {
  parameters: { ownPage: true, pictures: [] },
  render: () => <DecidingPage />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Show my account' });
    await userEvent.click(button);
    await canvas.findByRole('menu');
  },
};

function DecidingPage() {
  const [isOpen, setOpen] = useState(false);
  const account: AccountMenuProps = { open: isOpen, onOpenChange: setOpen };
  return (
    <TeamPage account={<AccountMenu {...account} />}>
      <button
        type="button"
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        Show my account
      </button>
    </TeamPage>
  );
}
