import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import type { Header } from '../../src/header/Header';
import { headerMeta } from '../shared/headerMeta';
import { onPhone } from '../shared/variants';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Fallbacks',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * An element of the page threw an error inside the header: its links remain, as
 * plain lists.
 */
export const AfterAnError: Story = {
  args: { actions: <Broken /> },
  parameters: { pictures: [{}, onPhone] },
  beforeEach() {
    // React and the header report the error, which the story expects.
    spyOn(console, 'error').mockImplementation(() => {});
  },
};

function Broken(): never {
  throw new Error('An element of the page is broken.');
}

/** What is open is not printed. */
export const OnPaper: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { pictures: [{ media: 'print' }] },
};

/** The visitor's text is twice as large. */
export const LargeText: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { setting: { text: '200' }, pictures: [{}, onPhone] },
};
