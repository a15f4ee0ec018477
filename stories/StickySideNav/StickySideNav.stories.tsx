import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Header } from '../../src/components/Header/Header';
import { StickySideNav } from '../../src/components/StickySideNav/StickySideNav';
import {
  arabicPage,
  english,
  german,
  itemsOf,
  LongPage,
  type LongPageProps,
} from '../pages/LongPage';
import * as styles from '../pages/LongPage.css';

const meta = {
  title: 'StickySideNav/States',
  component: StickySideNav,
  args: { items: itemsOf(english) },
  parameters: { ownPage: true },
  argTypes: {
    open: { control: 'boolean' },
    content: { control: false },
    navigation: { control: false },
  },
  render: (args, { globals, parameters }) => (
    <LongPage
      content={english}
      theme={globals['theme']}
      header={<Header theme={globals['theme']} />}
      {...(parameters['page'] as Partial<LongPageProps>)}
      navigation={<StickySideNav {...args} />}
    />
  ),
} satisfies Meta<typeof StickySideNav>;

export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w375' } };

const navigationOf = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('navigation', { name }));

/**
 * A column that stays next to the sections. The section in the middle of the
 * window is current.
 */
export const Desktop: Story = {
  async play({ canvas }) {
    const nav = navigationOf(canvas, 'On this page');
    await expect(nav.getAllByRole('link')).toHaveLength(6);
  },
};

export const OnDark: Story = {
  ...Desktop,
  globals: { theme: 'dark-background' },
};

/** A bar with the name of the current section. */
export const Phone: Story = {
  globals: phone,
  async play({ canvas }) {
    const nav = navigationOf(canvas, 'On this page');
    await expect(nav.getByRole('button')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const PhoneOpen: Story = {
  globals: phone,
  async play({ canvas }) {
    const nav = navigationOf(canvas, 'On this page');
    await userEvent.click(nav.getByRole('button'));
    await waitFor(() => expect(nav.getAllByRole('link')).toHaveLength(6));
  },
};

/** The page scrolls to a section so that it is below both. */
export const BelowHeaderAndBanner: Story = {
  parameters: {
    page: {
      header: (
        <Header
          banner={
            <p className={styles.offer}>
              A free domain with every yearly plan until Sunday.
            </p>
          }
        />
      ),
    },
  },
};

/**
 * In a scrolling element, its own middle decides, and the header's height is
 * ignored.
 */
export const InANestedScroller: Story = {
  parameters: { page: { nested: true } },
};

/** Long words break, and the bar keeps its height. */
export const LongGermanLabels: Story = {
  args: { items: itemsOf(german) },
  globals: { language: 'de' },
  parameters: { page: { content: german } },
};

export const LongGermanLabelsOnAPhone: Story = {
  ...LongGermanLabels,
  globals: { language: 'de', viewport: { value: 'w320' } },
};

export const RightToLeft: Story = {
  args: { items: itemsOf(arabicPage) },
  globals: { language: 'ar' },
  parameters: { page: { content: arabicPage } },
};

/**
 * If the list is higher than the window, it scrolls and keeps the current item
 * in view.
 */
export const ManySections: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      id: `chapter-${index + 1}`,
      label: `Chapter ${index + 1}`,
    })),
  },
  parameters: {
    page: {
      content: {
        ...english,
        sections: Array.from({ length: 40 }, (_, index) => ({
          id: `chapter-${index + 1}`,
          title: `Chapter ${index + 1}`,
          text: english.lead,
          height: 160,
        })),
      },
    },
  },
};
