import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Header } from '../../src/header/Header';
import { headerMeta } from '../shared/headerMeta';
import { Start } from '../shared/slots';
import { inGerman, onPhone } from '../shared/variants';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Small screens',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SmallScreen: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { window: 'w375' },
};

export const WithoutAccountsSmallScreen: Story = {
  args: { accounts: false, defaultOpen: 'drawer' },
  parameters: { window: 'w320' },
};

export const PrimaryActionSmallScreen: Story = {
  args: { primaryAction: <Start />, actions: <a href="/contact">Contact</a> },
  parameters: {
    window: 'w375',
    pictures: [{}, onPhone, inGerman],
  },
};

/** Where it does not fit, it is at the foot of the drawer. */
export const PrimaryActionInTheDrawer: Story = {
  args: {
    primaryAction: <Start label="Jetzt kostenlos ausprobieren" />,
    defaultOpen: 'drawer',
  },
  parameters: { setting: { language: 'de' }, window: 'w320' },
};
