import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onPhone } from '../shared/variants';
import { BrandPage } from './brands/BrandPage';
import { brands } from './brands/brands';

const meta = {
  title: 'Theming/Brands',
  component: BrandPage,
  args: { brand: brands.bank },
  argTypes: { brand: { control: false } },
  parameters: { ownPage: true, pictures: [{}] },
  beforeEach({ args }) {
    const sheet = document.createElement('style');
    sheet.textContent = args.brand.sheet;
    document.head.append(sheet);
    return () => sheet.remove();
  },
} satisfies Meta<typeof BrandPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** With the pointer on a link of the menu. */
const open = (brand: (typeof meta.args)['brand'], hovers: string): Story => ({
  args: { brand, defaultOpen: 'menu:menu' },
  parameters: { hovers, pictures: [{}, onPhone] },
});

/** A dark bar over light pages: `--lintel-color-bar` and `--lintel-color-on-bar`. */
export const Bank: Story = {};

export const BankOpen: Story = open(brands.bank, 'Savings');

/** Round corners and a shadow without blur, for menus and cards. */
export const Shop: Story = { args: { brand: brands.shop } };

export const ShopOpen: Story = open(brands.shop, 'Wooden blocks');

/** A serif, which the page loads, and lines instead of shadows. */
export const Newspaper: Story = { args: { brand: brands.newspaper } };

export const NewspaperOpen: Story = open(brands.newspaper, 'Science');

/**
 * A dark theme with a frosted bar. It is opaque while a menu is open, so that the
 * page behind it is dimmed, and the words of the bar are not.
 */
export const DeveloperTool: Story = {
  args: { brand: brands.tool, position: 'sticky' },
  async play({ canvasElement }) {
    const header = canvasElement.querySelector('[data-lintel="header"]');
    await waitFor(() => {
      // Repeated, because the page may not be high enough at first.
      scrollTo(0, 480);
      return expect(header).toHaveAttribute('data-lintel-scrolled');
    });
  },
};

export const DeveloperToolOpen: Story = open(brands.tool, 'Secrets');
