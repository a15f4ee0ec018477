import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import preview from './Content.stories';

const meta = {
  ...preview,
  title: 'Components/Content/Interactions',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The bar. The closed drawer has the same links. */
const bar = (canvas: Canvas) => within(canvas.getByRole('navigation'));
const editor = (canvas: Canvas) => canvas.getByLabelText('Navigation');
const status = (canvas: Canvas) => canvas.getByRole('status');

/** Typing would take too long, so the text is pasted. */
const write = (canvas: Canvas, value: unknown) =>
  fireEvent.change(editor(canvas), {
    target: {
      value: typeof value === 'string' ? value : JSON.stringify(value),
    },
  });

const menus = (...items: object[]) => ({ version: 1, items });
const prices = { id: 'prices', label: 'Prices', href: '/prices' };

/** Errors are listed, and the valid entries are shown. */
export const NamesProblems: Story = {
  async play({ canvas, step }) {
    await expect(status(canvas)).toHaveTextContent('No problems.');
    await step('an invalid link next to a valid one', async () => {
      const bad = { id: 'bad', label: 'Bad', href: 'javascript:x' };
      await write(canvas, menus(prices, bad));
      await expect(status(canvas)).toHaveTextContent('1 error, 0 warnings.');
      await expect(canvas.getByText('navigation.items[1].href')).toBeVisible();
      await expect(bar(canvas).getByText('Prices')).toBeInTheDocument();
      await expect(bar(canvas).queryByText('Bad')).toBeNull();
    });
    await step('invalid JSON', async () => {
      await write(canvas, '{"version": 1,');
      await expect(status(canvas)).toHaveTextContent('1 error');
      await expect(canvas.getByText(/^This is not valid JSON/)).toBeVisible();
      await expect(bar(canvas).getByText('Prices')).toBeInTheDocument();
    });
    await step('the example again', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Load example' }),
      );
      await expect(status(canvas)).toHaveTextContent('No problems.');
      await expect(bar(canvas).getByText('Studio')).toBeInTheDocument();
    });
  },
};
