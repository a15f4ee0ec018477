import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../src/header/Header';
import { onPhone } from '../shared/variants';
import { HomePage } from './HomePage';

const meta = {
  title: 'Pages/States',
  component: Header,
  parameters: {
    ownPage: true,
    controls: { disable: true },
    pictures: [{}, onPhone],
  },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A picture, an offer and a footer, each with a tracker. */
export const Home: Story = { render: () => <HomePage /> };
