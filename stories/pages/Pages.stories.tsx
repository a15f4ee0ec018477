import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../src/header/Header';
import { onPhone } from '../shared/variants';
import { HomePage } from './home/HomePage';
import { PricingPage } from './pricing/PricingPage';
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

/** A film and an offer, each with a tracker. */
export const Home: Story = { render: () => <HomePage /> };

/** Three plans by month or year. */
export const Pricing: Story = { render: () => <PricingPage /> };
