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

/** `true` is included, `false` is not. One value for each plan. */
export interface ComparedFeature {
  name: string;
  values: readonly (boolean | string)[];
}

export const comparison: readonly {
  group: string;
  features: readonly ComparedFeature[];
}[] = [
  {
    group: 'Website',
    features: [
      { name: 'Pages', values: ['50', 'Any', 'Any'] },
      { name: 'Websites', values: ['1', '1', '10'] },
      { name: 'Contributors', values: ['2', '5', '50'] },
      { name: 'Your own domain', values: [true, true, true] },
    ],
  },
  {
    group: 'Shop',
    features: [
      { name: 'Products', values: [false, 'Any', 'Any'] },
      { name: 'Bookings', values: [false, true, true] },
      { name: 'Invoices', values: [false, true, true] },
      { name: 'Fee on sales', values: [false, '0 %', '0 %'] },
    ],
  },
  {
    group: 'Help',
    features: [
      { name: 'By email', values: [true, true, true] },
      { name: 'By phone', values: [false, false, true] },
      { name: 'Moving in', values: [false, false, true] },
    ],
  },
];

export const questions = [
  {
    id: 'what-after-trial',
    asked: 'What happens after the trial?',
    answer:
      'Your website stays private until you choose a plan. Nothing is charged before that, and nothing is deleted for a year.',
  },
  {
    id: 'change-plan',
    asked: 'Can I change my plan?',
    answer:
      'Yes, on any day. We count the days that you have paid for, and charge only the difference.',
  },
  {
    id: 'fee-on-sales',
    asked: 'Do you take a share of what I sell?',
    answer:
      'No. Your payment provider has its own fees, which we show next to each order.',
  },
  {
    id: 'leave',
    asked: 'What if I want to leave?',
    answer:
      'Export your pages, products and customers at any time. Your domain is yours, and moves with you.',
  },
];
