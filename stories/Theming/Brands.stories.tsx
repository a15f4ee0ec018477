import type { Meta, StoryObj } from '@storybook/react-vite';
import { scrollDown } from '../shared/scrollDown';
import { onTablet } from '../shared/variants';
import { BrandPage } from './brands/BrandPage';
import { brands } from './brands/brands';

const meta = {
  title: 'Theming/Brands',
  component: BrandPage,
  args: { brand: brands.bank },
  argTypes: { brand: { control: false } },
  parameters: { ownPage: true, pictures: [{}] },
} satisfies Meta<typeof BrandPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const closed = (look: keyof typeof brands): Story => ({
  args: { brand: brands[look] },
  parameters: { setting: { look } },
});

const open = (look: keyof typeof brands): Story => ({
  args: { brand: brands[look], defaultOpen: 'menu:menu' },
  parameters: { setting: { look }, pictures: [{}, onTablet] },
});

/** A dark bar over light pages: `--lintel-color-bar` and `--lintel-color-on-bar`. */
export const Bank: Story = closed('bank');

export const BankOpen: Story = open('bank');

/** Round corners and a shadow without blur, for menus and cards. */
export const Shop: Story = closed('shop');

export const ShopOpen: Story = open('shop');

/** A serif, which the page loads, and lines instead of shadows. */
export const Newspaper: Story = closed('newspaper');

export const NewspaperOpen: Story = open('newspaper');

/**
 * A dark theme with a frosted bar. It is opaque while a menu is open, so that the
 * page behind it is dimmed, and the words of the bar are not.
 */
export const DeveloperTool: Story = {
  args: { brand: brands.tool, position: 'sticky' },
  parameters: { setting: { look: 'tool' } },
  play: scrollDown,
};

export const DeveloperToolOpen: Story = open('tool');
