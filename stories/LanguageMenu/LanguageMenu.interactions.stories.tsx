import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { StoryHeader } from '../shared/StoryHeader';

const meta = {
  title: 'Components/LanguageMenu/Interactions',
  component: LanguageMenu,
  parameters: { controls: { disable: true } },
  render: () => <StoryHeader />,
} satisfies Meta<typeof LanguageMenu>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const trigger = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Language English' });

async function expectOpen(canvas: Canvas) {
  await canvas.findByRole('link', { name: 'Deutsch' });
  await expect(trigger(canvas)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(canvas: Canvas) {
  await waitFor(() =>
    expect(canvas.queryByRole('link', { name: 'Deutsch' })).toBeNull(),
  );
  await expect(trigger(canvas)).toHaveAttribute('aria-expanded', 'false');
}

export const ClickToggles: Story = {
  async play({ canvas, step }) {
    await expectClosed(canvas);
    await step('click', () => userEvent.click(trigger(canvas)));
    await expectOpen(canvas);
    await step('click again', () => userEvent.click(trigger(canvas)));
    await expectClosed(canvas);
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  async play({ canvas, step }) {
    trigger(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expectOpen(canvas);
    await step('into the list', () => userEvent.tab());
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
    });
    await expectClosed(canvas);
    await expect(trigger(canvas)).toHaveFocus();
  },
};
