import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onTablet } from '../shared/variants';
import { BrandPage } from './brands/BrandPage';
import { languages } from '../../src/site/languages';
import { brands, type Brand } from './brands/brands';

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

const rows = (nth: number) =>
  [
    `:is([data-lintel="panel"], [data-lintel="language-list"], [data-lintel="drawer"]) li:nth-child(${nth}) > a`,
    `[data-lintel="item"]:nth-child(${nth + 1}) > a`,
    `[data-lintel="drawer"] h2:nth-child(${nth + 1}) > a`,
  ].join();

/**
 * Of each kind of row, the first is focused, the second hovered, and the third pressed.
 * A pressed row is a layer of its own, whose place over a ring is not always the same.
 */
const states = {
  hover: `${rows(2)}, [data-lintel="logo"], header [data-lintel="primary-action"] a`,
  active: `${rows(3)}, main a:nth-child(1)`,
  'focus-visible': `${rows(1)}, [data-lintel="log-in"], main a:nth-child(2)`,
};

const open = (brand: Brand): Story => ({
  args: { brand, defaultOpen: 'menu:menu' },
  parameters: { states, pictures: [{}, onTablet] },
});

const card = (brand: Brand): Story => ({
  // The fonts of brands have Latin letters.
  args: { brand, defaultOpen: 'languages', languages: languages.slice(0, 5) },
  parameters: {
    states: {
      ...states,
      hover: `${rows(2)}, main a:nth-child(2)`,
      'focus-visible': `${rows(1)}, [data-lintel="logo"], main a:nth-child(1)`,
    },
  },
});

/** The default theme, to compare. */
export const DefaultOpen: Story = open({ ...brands.bank, sheet: '' });

export const DefaultCard: Story = card({ ...brands.bank, sheet: '' });

/** A dark bar over light pages: `--lintel-color-bar` and `--lintel-color-on-bar`. */
export const Bank: Story = {};

export const BankOpen: Story = open(brands.bank);

export const BankCard: Story = card(brands.bank);

/** Round corners and a shadow without blur, for menus and cards. */
export const Shop: Story = { args: { brand: brands.shop } };

export const ShopOpen: Story = open(brands.shop);

export const ShopCard: Story = card(brands.shop);

/** A serif, which the page loads, and lines instead of shadows. */
export const Newspaper: Story = { args: { brand: brands.newspaper } };

export const NewspaperOpen: Story = open(brands.newspaper);

export const NewspaperCard: Story = card(brands.newspaper);

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

export const DeveloperToolOpen: Story = open(brands.tool);

export const DeveloperToolCard: Story = card(brands.tool);
