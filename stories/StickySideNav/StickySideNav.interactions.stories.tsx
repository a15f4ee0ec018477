import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { english, itemsOf, LongPage } from '../pages/LongPage';

const meta = {
  title: 'Components/StickySideNav/Interactions',
  component: StickySideNav,
  args: { items: itemsOf(english) },
  parameters: { ownPage: true, controls: { disable: true } },
  render: (args) => (
    <LongPage content={english} navigation={<StickySideNav {...args} />} />
  ),
} satisfies Meta<typeof StickySideNav>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const navigationOf = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'On this page' }));

const linkOf = (canvas: Canvas, name: string) =>
  navigationOf(canvas).getByRole('link', { name });

const expectCurrent = (canvas: Canvas, name: string) =>
  waitFor(() =>
    expect(linkOf(canvas, name)).toHaveAttribute('aria-current', 'location'),
  );

export const ClickLeadsToTheSection: Story = {
  async play({ canvas, step }) {
    await step('choose Shipping', () =>
      userEvent.click(linkOf(canvas, 'Shipping and returns')),
    );
    await expectCurrent(canvas, 'Shipping and returns');
    await expect(document.getElementById('shipping')).toHaveFocus();
  },
};
