import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { Header } from '../../src/header/Header';
import { sendHeaderMessage } from '../../src/index';
import { headerMeta } from '../shared/headerMeta';
import { scrollDown } from '../shared/scrollDown';
import { MessageButtons } from '../shared/slots';
import { StoryHeader } from '../shared/StoryHeader';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Scrolling',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The bar stays in view while the page scrolls: light, with a line below it.
 */
export const StickyScrolled: Story = {
  args: { position: 'sticky' },
  play: scrollDown,
};

/**
 * `hideOnScroll`: it is out of the way while the visitor scrolls down, and returns
 * on the way up. Keyboard focus shows it too.
 */
export const HiddenWhileScrollingDown: Story = {
  args: { hideOnScroll: true },
  async play({ canvasElement }) {
    const header = canvasElement.querySelector('[data-lintel="header"]');
    // Repeated, because what hides it may not have been loaded at first. Each
    // step is drawn, because two in one frame are none for the header.
    await waitFor(async () => {
      for (const top of [160, 320]) {
        // Only what the visitor scrolls hides it.
        fireEvent.wheel(document.body, { deltaY: 160 });
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      await expect(header).toHaveAttribute('data-lintel-hidden');
    });
  },
};

/**
 * A message hides the header, and keyboard focus shows it again. The buttons
 * send every message there is.
 */
export const HiddenByThePage: Story = {
  parameters: { pictures: [] },
  render: (args) => (
    <>
      <StoryHeader {...args} />
      <MessageButtons />
    </>
  ),
  async play({ canvasElement }) {
    sendHeaderMessage('set hidden');
    const header = canvasElement.querySelector('[data-lintel="header"]')!;
    await waitFor(() =>
      expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(0),
    );
  },
};
