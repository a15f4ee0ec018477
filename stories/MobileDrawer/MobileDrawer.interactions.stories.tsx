import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { StoryHeader } from '../shared/StoryHeader';

const meta = {
  title: 'Components/MobileDrawer/Interactions',
  component: MobileDrawer,
  parameters: { controls: { disable: true }, window: 'w375' },
  render: () => <StoryHeader />,
} satisfies Meta<typeof MobileDrawer>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Opens the drawer once it is loaded. Resolves to its content. */
async function openDrawer(canvas: Canvas): Promise<Canvas> {
  const button = canvas.getByRole('button', { name: 'Menu' });
  await waitFor(() =>
    expect(button.getAttribute('aria-controls')).toMatch(/-drawer$/),
  );
  await userEvent.click(button);
  return within(await canvas.findByRole('dialog', { name: 'Menu' }));
}

/**
 * Everything is restored: the page scrolls again, and its button has the focus.
 */
async function expectClosed(canvas: Canvas) {
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  const button = canvas.getByRole('button', { name: 'Menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toHaveFocus();
  await expect(document.body).not.toHaveClass('lintel-menu-open');
  await expect(document.documentElement).not.toHaveAttribute(
    'data-lintel-scroll',
  );
}

/** The hamburger becomes a cross in the same place. */
export const ButtonToggles: Story = {
  async play({ canvas, step }) {
    const button = canvas.getByRole('button', { name: 'Menu' });
    const before = button.getBoundingClientRect();
    const drawer = await openDrawer(canvas);
    const cross = drawer.getByRole('button', { name: 'Menu' });
    await step('open', async () => {
      await expect(cross).toHaveAttribute('aria-expanded', 'true');
      await expect(document.body).toHaveClass('lintel-menu-open');
      await waitFor(() =>
        expect(cross.getBoundingClientRect().left).toBeCloseTo(before.left, 1),
      );
    });
    await step('press the cross', () => userEvent.click(cross));
    await expectClosed(canvas);
  },
};

/**
 * Opening a section leaves the others as they are. Pressing an open heading
 * closes its section.
 */
export const SectionsSideBySide: Story = {
  async play({ canvas, step }) {
    const drawer = await openDrawer(canvas);
    const products = drawer.getByRole('button', { name: 'Products' });
    const resources = drawer.getByRole('button', { name: 'Resources' });
    await step('Products', () => userEvent.click(products));
    await drawer.findByRole('link', { name: 'Websites' });
    await step('Resources', () => userEvent.click(resources));
    await drawer.findByRole('link', { name: /^Hire an Expert/ });
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await step('Resources again', () => userEvent.click(resources));
    await expect(resources).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await step('Products again', () => userEvent.click(products));
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};
