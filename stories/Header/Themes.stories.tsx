import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Header } from '../../src/header/Header';
import { headerMeta } from '../shared/headerMeta';
import { dark, onSmallDesktop, onWideDesktop } from '../shared/variants';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Themes',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The same header in a second theme: one style sheet of custom properties
 * (`stories/Theming/expressive.css`).
 */
export const ExpressiveTheme: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: {
    setting: { look: 'expressive' },
    pictures: [{}, onSmallDesktop, onWideDesktop],
  },
};

export const ExpressiveThemeOnDark: Story = {
  args: { defaultOpen: 'menu:resources' },
  parameters: {
    setting: { ...dark, look: 'expressive' },
    pictures: [{}, { theme: 'light-background' }, onSmallDesktop],
  },
};
