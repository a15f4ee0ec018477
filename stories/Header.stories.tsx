import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Header } from '../src/components/Header/Header';
import { ownNavigation } from './ownNavigation';
import { longLabels } from './longLabels';
import { Wordmark } from './Wordmark';

const meta = {
  title: 'Header/States',
  component: Header,
  render: (args, { globals }) => <Header theme={globals['theme']} {...args} />,
  argTypes: {
    theme: {
      control: 'inline-radio',
      options: ['light-background', 'dark-background'],
    },
    logo: { control: false },
    content: { control: false },
    navigation: { control: false },
  },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As with a mouse: what is opened does not wear the keyboard's focus ring. */
async function openByMouse(button: HTMLElement) {
  await userEvent.click(button);
  button.blur();
}

/** Take language, background, visitor and width from the toolbar. */
export const Default: Story = {};

export const German: Story = {
  globals: { language: 'de' },
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Produkte' }));
    await canvas.findByRole('link', { name: 'Website-Vorlagen' });
    await canvas.findByRole('link', { name: 'Alle Funktionen ansehen' });
    await canvas.findByRole('link', { name: 'Anmelden' });
  },
};

/** Paper on ink while it lies on a dark page; the menus are black with it. */
export const DarkBackground: Story = {
  globals: { theme: 'dark-background' },
};

export const DarkBackgroundOpen: Story = {
  ...DarkBackground,
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Products' }));
    await canvas.findByRole('link', { name: 'Portfolios' });
  },
};

/** The embedded backend knows this visitor: the account menu is real, and so is Log Out. */
export const LoggedIn: Story = {
  globals: { visitor: 'loggedIn' },
  async play({ canvas }) {
    const account = await canvas.findByRole('button', {
      name: 'Account information dropdown menu',
    });
    await openByMouse(account);
    const card = within(account.parentElement!);
    await waitFor(() => expect(card.getAllByRole('link')).toHaveLength(3));
    await card.findByText('Ada Lovelace');
    await card.findByRole('link', { name: 'Account Dashboard' });
    await card.findByRole('link', { name: 'Domains' });
    await card.findByRole('link', { name: 'Log Out' });
  },
};

/** The current-user call has not answered yet: the slot keeps its width and shows nothing. After 10 s the header gives up, and Log In appears. */
export const Checking: Story = {
  globals: { visitor: 'checking' },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Products' });
    await expect(canvas.queryByRole('link', { name: 'Log In' })).toBeNull();
  },
};

/** The current-user call answers 503: everybody is logged out, and everything else works. */
export const AccountServiceDown: Story = {
  globals: { visitor: 'failing' },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Log In' });
    await openByMouse(canvas.getByRole('button', { name: 'Products' }));
    await canvas.findByRole('link', { name: 'Websites' });
  },
};

export const ProductsOpen: Story = {
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Products' }));
    await canvas.findByRole('group', { name: 'Products' });
    await canvas.findByRole('link', { name: 'View All Features' });
  },
};

/** A team's own menus instead of the provider's. */
export const OwnNavigation: Story = {
  args: { navigation: ownNavigation },
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Studio' }));
    await canvas.findByRole('link', { name: 'Lighting' });
    await canvas.findByRole('link', { name: 'Pricing' });
  },
};

/** Anything may stand in the logo's place; the link around it has its name already. */
export const OwnLogo: Story = {
  args: { logo: <Wordmark /> },
};

/** Words far longer than any language's: two lines at most, nothing cut off. */
export const LongLabels: Story = {
  args: { navigation: longLabels },
  async play({ canvas }) {
    await openByMouse(
      canvas.getByRole('button', {
        name: 'Products for everyone who builds things',
      }),
    );
    await canvas.findByRole('link', {
      name: /^Donaudampfschifffahrtsgesellschaftskapitän/,
    });
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'w375' } },
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('link', { name: 'Log In' });
    await openByMouse(canvas.getByRole('button', { name: 'Products' }));
    await canvas.findByRole('link', { name: 'AI Website Builder New' });
  },
};

export const SmallestScreen: Story = {
  ...SmallScreen,
  globals: { viewport: { value: 'w320' } },
};
