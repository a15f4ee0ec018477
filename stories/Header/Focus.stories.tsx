import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Header } from '../../src/header/Header';
import { focusOn } from '../shared/focusOn';
import { headerMeta } from '../shared/headerMeta';
import { dark, inForcedColors } from '../shared/variants';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Focus',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first Tab of a page shows it, below the bar. */
export const FocusOnTheSkipLink: Story = {
  parameters: { showsFocus: true },
  play: ({ canvasElement }) =>
    focusOn(canvasElement, '[data-lintel="skip-link"]'),
};

export const FocusOnAMenuButton: Story = {
  parameters: { showsFocus: true, pictures: [{}, dark] },
  play: ({ canvasElement }) =>
    focusOn(canvasElement, '[data-lintel="trigger"]'),
};

export const FocusInAMenu: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { showsFocus: true, pictures: [{}, dark, inForcedColors] },
  play: ({ canvasElement }) =>
    focusOn(canvasElement, '[data-lintel="panel"] li:nth-child(3) a'),
};

export const FocusOnTheSpotlight: Story = {
  args: { defaultOpen: 'menu:resources' },
  parameters: { showsFocus: true },
  play: ({ canvasElement }) =>
    focusOn(canvasElement, '[data-lintel="spotlight"] a'),
};
