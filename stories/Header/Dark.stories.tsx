import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../src/header/Header';
import { headerMeta } from '../shared/headerMeta';
import { dark, onPhone } from '../shared/variants';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Dark',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/** White on black while it is over a dark page. The menus are black too. */
export const DarkBackground: Story = {
  parameters: { setting: dark },
};

export const DarkBackgroundOpen: Story = {
  args: { defaultOpen: 'menu:resources' },
  parameters: { setting: dark },
};

/**
 * `<html data-lintel-color-scheme="dark">`, for a page with a dark mode: bar,
 * menus, drawer and cards are dark with it. With `auto` they follow the
 * visitor's own setting.
 */
export const DarkMode: Story = {
  args: { defaultOpen: 'menu:resources' },
  parameters: {
    ownPage: true,
    setting: { colorScheme: 'dark' },
    pictures: [{}, onPhone],
  },
};

/**
 * A page inside a persistent layout sets its background in its own markup. The
 * server's HTML is already right, without a prop.
 */
export const ThemeSetByThePage: Story = {
  parameters: { setting: dark, pictures: [] },
  render: (args) => (
    <>
      <Header {...args} />
      <div data-lintel-page-theme="dark-background" />
    </>
  ),
};
