import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Header } from '../../src/header/Header';
import { headerMeta } from '../shared/headerMeta';
import { Promo, Start } from '../shared/slots';
import { inArabic, inGerman, onSmallDesktop } from '../shared/variants';
import { Wordmark } from '../shared/Wordmark';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Slots',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Pass anything as the logo. The link around it already has an accessible name.
 */
export const OwnLogo: Story = {
  args: { logo: <Wordmark /> },
};

/**
 * A promotion above the bar. It is part of the height that the header covers.
 */
export const WithBanner: Story = {
  args: { banner: <Promo />, defaultOpen: 'menu:products' },
};

/** A call to action at the end of the bar. */
export const WithActions: Story = {
  args: { actions: <Start /> },
};

/** One action is in the bar of every window: at its end, or before the menu button. */
export const PrimaryAction: Story = {
  args: { primaryAction: <Start /> },
  parameters: { pictures: [onSmallDesktop, inGerman, inArabic] },
};
