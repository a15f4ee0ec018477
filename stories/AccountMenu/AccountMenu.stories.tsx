import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import {
  AccountMenu,
  type AccountMenuProps,
} from '../../src/components/AccountMenu/AccountMenu';
import { Header } from '../../src/components/Header/Header';
import { en } from '../../src/content/locales/en';
import type { Navigation } from '../../src/content/navigation';
import { exampleUsers } from '../../src/testing/fixtures';
import { openByMouse } from '../shared/openByMouse';
import * as styles from '../pages/TeamPage.css';
import { TeamPage, type TeamPageProps } from '../pages/TeamPage';

const meta = {
  title: 'AccountMenu/States',
  component: AccountMenu,
  globals: { visitor: 'loggedIn' },
  render: (args, { globals }) => <Header theme={globals['theme']} />,
  argTypes: {
    open: { control: 'boolean' },
    content: { control: false },
    navigation: { control: false },
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The header's other props have no controls here. */
const inHeader: Story = { parameters: { controls: { disable: true } } };

const NAME = 'Account information dropdown menu';

async function open(canvas: Canvas, name = NAME) {
  // A documentation page loads several stories.
  const timeout = 10_000;
  const avatar = await canvas.findByRole('button', { name }, { timeout });
  await openByMouse(avatar);
  await canvas.findByRole('menu', { name });
}

/**
 * The initial of the logged-in visitor on the accent colour, at the end of the
 * bar, in the place of Log In.
 */
export const Closed: Story = {
  ...inHeader,
  async play({ canvas }) {
    const avatar = await canvas.findByRole('button', { name: NAME });
    await expect(avatar).toHaveTextContent(/^A$/);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

/**
 * Name and email address, and three links. At the end of the bar, the menu is
 * aligned with the avatar's end.
 */
export const Open: Story = {
  ...inHeader,
  async play({ canvas }) {
    await open(canvas);
    await canvas.findByText('ada@example.com');
    await canvas.findByRole('menuitem', { name: 'Account Dashboard' });
    await canvas.findByRole('menuitem', { name: 'Domains' });
    await canvas.findByRole('menuitem', { name: 'Log Out' });
  },
};

/** Your own entries: `navigation.account`. */
export const OwnEntries: Story = {
  ...inHeader,
  render: (args, { globals }) => (
    <Header theme={globals['theme']} navigation={withAccount} />
  ),
  async play({ canvas }) {
    await open(canvas);
    await canvas.findByRole('menuitem', { name: 'Orders' });
    await canvas.findByRole('menuitem', { name: 'Help (opens in a new tab)' });
    await canvas.findByRole('menuitem', { name: 'Sign out' });
  },
};

const withAccount: Navigation = {
  ...en.navigation,
  account: [
    { id: 'orders', label: 'Orders', href: '/orders' },
    { id: 'help', label: 'Help', href: '/', host: 'support', external: true },
    { id: 'sign-out', label: 'Sign out', action: 'logOut' },
  ],
};

export const OpenOnDark: Story = {
  ...Open,
  globals: { theme: 'dark-background' },
};

export const German: Story = {
  ...inHeader,
  globals: { language: 'de' },
  async play({ canvas }) {
    await open(canvas, 'Dropdown-Menü mit Kontoinformationen');
    await canvas.findByRole('menuitem', { name: 'Abmelden' });
  },
};

/** In a right-to-left language, the menu is aligned with the other side. */
export const RightToLeft: Story = {
  ...inHeader,
  globals: { language: 'ar' },
  async play({ canvas }) {
    await open(canvas, 'قائمة معلومات الحساب المنسدلة');
    await canvas.findByRole('menuitem', { name: 'تسجيل الخروج' });
  },
};

/**
 * All words are longer, accented and in brackets. If a bracket is missing, text
 * was cut off.
 */
export const PseudoLocale: Story = {
  ...inHeader,
  globals: { language: 'en-XA' },
  async play({ canvas }) {
    const avatar = await waitFor(() =>
      canvas.getByRole('button', { name: /^\[ÁÅççóöúûñţ/ }),
    );
    await openByMouse(avatar);
    await canvas.findByRole('menuitem', { name: /^\[Ļóöğ/ });
  },
};

/** A long name and address break into lines, and nothing is cut off. */
export const LongNameAndAddress: Story = {
  ...Open,
  parameters: { ...inHeader.parameters, user: exampleUsers.withLongName },
  async play({ canvas }) {
    await open(canvas);
    await canvas.findByText(exampleUsers.withLongName.email);
  },
};

/** A visitor without a name is shown by their address and its first letter. */
export const WithoutAName: Story = {
  ...Open,
  parameters: { ...inHeader.parameters, user: exampleUsers.withoutName },
  async play({ canvas }) {
    await open(canvas);
    const avatar = canvas.getByRole('button', { name: NAME });
    await expect(avatar).toHaveTextContent(/^s$/);
  },
};

/** `avatarAssetUrl` of the account service. */
export const WithPicture: Story = {
  ...Open,
  parameters: { ...inHeader.parameters, user: exampleUsers.withPicture },
  async play({ canvas }) {
    await open(canvas);
    const avatar = canvas.getByRole('button', { name: NAME });
    await expect(avatar.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** If the picture cannot be loaded, the first letter is shown. */
export const PictureThatFails: Story = {
  ...Open,
  parameters: {
    ...inHeader.parameters,
    user: exampleUsers.withBrokenPicture,
  },
  async play({ canvas }) {
    await open(canvas);
    const avatar = canvas.getByRole('button', { name: NAME });
    await waitFor(() => expect(avatar).toHaveTextContent(/^A$/));
  },
};

/** The minimal header has the account menu in windows of any width. */
export const MinimalOnAPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'w320' } },
  render: (args, { globals }) => (
    <Header variant="minimal" theme={globals['theme']} />
  ),
};

/**
 * Without `Header`, in a team's own bar. It takes its colours from the custom
 * properties of its parent.
 */
export const Alone: Story = {
  parameters: { ownPage: true },
  render: (args, { globals }) => (
    <TeamPage theme={globals['theme']} account={<AccountMenu {...args} />} />
  ),
  play: Open.play,
};

export const AloneOnDark: Story = {
  ...Alone,
  globals: { theme: 'dark-background' },
};

/** The visitor is logged out, so nothing is shown. */
export const NobodyLoggedIn: Story = {
  ...Alone,
  globals: { visitor: 'loggedOut' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByLabelText(NAME)).toBeNull();
  },
};

/** The page controls the menu with `open` and `onOpenChange`. */
export const Controlled: Story = {
  ...Alone,
  parameters: { ...Alone.parameters, controls: { disable: true } },
  render: (args, { globals }) => <DecidingPage theme={globals['theme']} />,
  async play({ canvas }) {
    await canvas.findByRole('button', { name: NAME });
    await openByMouse(canvas.getByRole('button', { name: 'Show my account' }));
    await canvas.findByRole('menu', { name: NAME });
  },
};

function DecidingPage({ theme }: Pick<TeamPageProps, 'theme'>) {
  const [isOpen, setOpen] = useState(false);
  const account: AccountMenuProps = { open: isOpen, onOpenChange: setOpen };
  return (
    <TeamPage theme={theme} account={<AccountMenu {...account} />}>
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
