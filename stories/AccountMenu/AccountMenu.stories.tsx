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
import { members } from '../../src/testing/fixtures';
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

/** What is in the header takes nothing from the controls. */
const inHeader: Story = { parameters: { controls: { disable: true } } };

const NAME = 'Account information dropdown menu';

async function open(canvas: Canvas, name = NAME) {
  // A documentation page has several stories to load.
  const timeout = 10_000;
  const avatar = await canvas.findByRole('button', { name }, { timeout });
  await openByMouse(avatar);
  await canvas.findByRole('menu', { name });
}

/** The member's initial on the accent, at the bar's end, in the place that Log In leaves. */
export const Closed: Story = {
  ...inHeader,
  async play({ canvas }) {
    const avatar = await canvas.findByRole('button', { name: NAME });
    await expect(avatar).toHaveTextContent(/^A$/);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

/** Who one is, and three ways on. At the bar's end the card ends where the avatar does. */
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

/** Entries of the team's own: `navigation.account`. */
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

/** From right to left the card begins at the other side. */
export const RightToLeft: Story = {
  ...inHeader,
  globals: { language: 'ar' },
  async play({ canvas }) {
    await open(canvas, 'قائمة معلومات الحساب المنسدلة');
    await canvas.findByRole('menuitem', { name: 'تسجيل الخروج' });
  },
};

/** Every word long and accented, and in brackets: where one is missing, something was cut off. */
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

/** Nothing is cut off: name and address break where they must. */
export const LongNameAndAddress: Story = {
  ...Open,
  parameters: { ...inHeader.parameters, member: members.withLongName },
  async play({ canvas }) {
    await open(canvas);
    await canvas.findByText(members.withLongName.email);
  },
};

/** Who has told no name is known by the address, and its first letter. */
export const WithoutAName: Story = {
  ...Open,
  parameters: { ...inHeader.parameters, member: members.withoutName },
  async play({ canvas }) {
    await open(canvas);
    const avatar = canvas.getByRole('button', { name: NAME });
    await expect(avatar).toHaveTextContent(/^s$/);
  },
};

/** `avatarAssetUrl` of the account service. */
export const WithPicture: Story = {
  ...Open,
  parameters: { ...inHeader.parameters, member: members.withPicture },
  async play({ canvas }) {
    await open(canvas);
    const avatar = canvas.getByRole('button', { name: NAME });
    await expect(avatar.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** A picture that cannot be had gives way to the first letter. */
export const PictureThatFails: Story = {
  ...Open,
  parameters: { ...inHeader.parameters, member: members.withBrokenPicture },
  async play({ canvas }) {
    await open(canvas);
    const avatar = canvas.getByRole('button', { name: NAME });
    await waitFor(() => expect(avatar).toHaveTextContent(/^A$/));
  },
};

/** A checkout has it on every width. */
export const MinimalOnAPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'w320' } },
  render: (args, { globals }) => (
    <Header variant="minimal" theme={globals['theme']} />
  ),
};

/** Alone, in a header of the team's own. Its colours are the custom properties of the place where it stands. */
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

/** Nobody is logged in: nothing is there. */
export const NobodyLoggedIn: Story = {
  ...Alone,
  globals: { visitor: 'loggedOut' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByLabelText(NAME)).toBeNull();
  },
};

/** The page decides: `open`, and `onOpenChange` for what the visitor does. */
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
