export type Billing = 'monthly' | 'yearly';

export interface Plan {
  id: string;
  name: string;
  text: string;
  /** The price of a month, in dollars. A year costs ten months. */
  price: number;
  features: readonly string[];
}

export const plans: readonly Plan[] = [
  {
    id: 'page',
    name: 'Page',
    text: 'For a portfolio, or for a first page.',
    price: 12,
    features: ['50 pages', 'Your own domain', 'Answers by email'],
  },
  {
    id: 'shop',
    name: 'Shop',
    text: 'For selling, booking and invoicing.',
    price: 24,
    features: ['All of Page', 'Products and bookings', 'No fee on sales'],
  },
  {
    id: 'house',
    name: 'House',
    text: 'For teams with several websites.',
    price: 48,
    features: ['All of Shop', '50 contributors', 'Answers by phone'],
  },
];
