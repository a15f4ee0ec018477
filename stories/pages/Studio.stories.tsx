import type { Meta, StoryObj } from '@storybook/react-vite';
import { Studio } from './Studio';

const meta = {
  title: 'Pages/Studio',
  component: Studio,
  parameters: { ownPage: true, controls: { disable: true } },
} satisfies Meta<typeof Studio>;

export default meta;

/** A marketing page from top to bottom, with the live header. */
export const WholePage: StoryObj<typeof meta> = {};
