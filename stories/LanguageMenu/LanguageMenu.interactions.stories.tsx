import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { slowly, StoryHeader } from '../shared/StoryHeader';

const meta = {
  title: 'Components/LanguageMenu/Interactions',
  component: LanguageMenu,
  parameters: { controls: { disable: true } },
  render: () => <StoryHeader {...slowly} />,
} satisfies Meta<typeof LanguageMenu>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const trigger = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Language English' });

const listOf = (canvas: Canvas) =>
  canvas.findByRole('list', { name: 'Language' });

/** A step that presses these keys. */
const press = (keys: string) => async () => {
  await userEvent.keyboard(keys);
};

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

/** Unlike the menus, the language list does not open on hover. */
export const HoverOpensNothing: Story = {
  async play({ canvas, step }) {
    await step('point at it', () => userEvent.hover(trigger(canvas)));
    await expectClosed(canvas);
  },
};

/**
 * The page's own language is marked. Each link has its language for screen
 * readers and search engines.
 */
export const MarksTheCurrentLanguage: Story = {
  async play({ canvas, step }) {
    await userEvent.click(trigger(canvas));
    const list = within(await listOf(canvas));
    await step('only English is marked', async () => {
      const marked = list
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'));
      await expect(marked).toHaveLength(1);
      await expect(marked[0]).toHaveTextContent('English');
    });
    await step('this page, on the language’s own host', async () => {
      const german = list.getByRole('link', { name: 'Deutsch' });
      await expect(german).toHaveAttribute('lang', 'de-DE');
      await expect(german).toHaveAttribute('hreflang', 'de-DE');
      await expect(german).toHaveAttribute(
        'href',
        `https://de.example.com${location.pathname}${location.search}`,
      );
    });
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  async play({ canvas, step }) {
    trigger(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expectOpen(canvas);
    await step('into the list', () => userEvent.tab());
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await step('Escape', press('{Escape}'));
    await expectClosed(canvas);
    await expect(trigger(canvas)).toHaveFocus();
  },
};

/**
 * Tab moves from the button through every language to Log In. Leaving closes
 * the list.
 */
export const TabOrder: Story = {
  async play({ canvas, step }) {
    const logIn = await canvas.findByRole('link', { name: 'Log In' });
    trigger(canvas).focus();
    await userEvent.keyboard('{Enter}');
    const links = within(await listOf(canvas)).getAllByRole('link');
    await expect(links).toHaveLength(8);
    await step('through every language', async () => {
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
    });
    await step('out of the list', () => userEvent.tab());
    await expect(logIn).toHaveFocus();
    await expectClosed(canvas);
  },
};
