import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Header } from '../../src/header/Header';
import { headerMeta } from '../shared/headerMeta';
import { Start } from '../shared/slots';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Account',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The embedded backend knows this visitor: the account menu is real, and Log
 * Out works.
 */
export const LoggedIn: Story = {
  args: { defaultOpen: 'account' },
  parameters: { setting: { visitor: 'loggedIn' }, pictures: [] },
};

/**
 * `accounts={false}`, for a site without login. No space is reserved for Log
 * In.
 */
export const WithoutAccounts: Story = {
  args: { accounts: false, actions: <Start /> },
  parameters: { setting: { visitor: 'loggedIn' } },
};

/**
 * The login check has not completed: the account slot is empty and has its
 * width. After 10 s without an answer, Log In appears.
 */
export const CheckingTheLogin: Story = {
  parameters: { setting: { backend: 'silent' } },
};

/**
 * The login check fails with status 503: the visitor is treated as logged out,
 * and everything else works.
 */
export const AccountServiceDown: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { setting: { backend: 'failing' }, pictures: [] },
};
