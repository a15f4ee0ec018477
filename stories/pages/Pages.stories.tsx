import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../src/components/Header/Header';
import { onPhone } from '../shared/variants';
import { CampaignPage } from './campaign/CampaignPage';
import { HomePage } from './home/HomePage';
import { PricingPage } from './pricing/PricingPage';
import { SellingPage } from './selling/SellingPage';
import { ShopPage } from './shop/ShopPage';
import { sitePages } from './site/sitePages';

const meta = {
  title: 'Pages/States',
  component: Header,
  parameters: {
    ownPage: true,
    controls: { disable: true },
    pictures: [{}, onPhone],
    site: sitePages,
  },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * All eight section types, each with a tracker: a film, an offer, a choice of
 * templates, two slideshows, a form, an email field and a footer.
 */
export const Home: Story = { render: () => <HomePage /> };

/** Three plans by month or year, a table to compare them, and questions. */
export const Pricing: Story = { render: () => <PricingPage /> };

/** A long page with a side navigation, below a header with a banner. */
export const Selling: Story = { render: () => <SellingPage /> };

/** A minimal header over a dark picture, and one action. */
export const Campaign: Story = { render: () => <CampaignPage /> };

/**
 * A brand of its own: menus, logo, a basket in the header, and custom
 * properties.
 */
export const Shop: Story = {
  // The logo leads to this shop.
  parameters: { site: { '/': 'pages-states--shop' } },
  render: () => <ShopPage />,
};
