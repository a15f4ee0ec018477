import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import {
  arabicPage,
  english,
  itemsOf,
  longLabels,
  LongPage,
  type LongPageProps,
} from '../pages/LongPage';
import { Promo } from '../shared/slots';
import { PartNames } from '../shared/PartNames';
import { StoryHeader } from '../shared/StoryHeader';
import { inForcedColors, onTablet } from '../shared/variants';

const meta = {
  title: 'Components/StickySideNav/States',
  component: StickySideNav,
  args: { items: itemsOf(english), onOpenChange: fn() },
  parameters: { ownPage: true },
  argTypes: {
    open: { control: 'boolean' },
    content: { control: false },
  },
  render: (args, { parameters }) => (
    <LongPage
      content={english}
      {...(parameters['page'] as Partial<LongPageProps>)}
      navigation={<StickySideNav {...args} />}
    />
  ),
} satisfies Meta<typeof StickySideNav>;

export default meta;

type Story = StoryObj<typeof meta>;

const phone = 'w375';

/**
 * A column that stays next to the sections. The section in the middle of the
 * window is current.
 */
export const Desktop: Story = {
  parameters: { pictures: [{}, onTablet, inForcedColors] },
};

/** A bar with the name of the current section. */
export const Phone: Story = {
  parameters: { window: phone },
};

export const PhoneOpen: Story = {
  args: { defaultOpen: true },
  parameters: { window: phone },
};

/** The names of its parts, for styles and tests. */
export const Anatomy: Story = {
  args: { defaultOpen: true },
  parameters: { window: phone },
  render: (args) => (
    <PartNames
      parts={['side-nav', 'side-nav-trigger', 'side-nav-list', 'side-nav-link']}
    >
      <LongPage content={english} navigation={<StickySideNav {...args} />} />
    </PartNames>
  ),
};

/** The page scrolls to a section so that it is below both. */
export const BelowHeaderAndBanner: Story = {
  parameters: { page: { header: <StoryHeader banner={<Promo />} /> } },
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
  args: {
    items: longLabels.map((label, index) => ({
      id: english.sections[index]!.id,
      label,
    })),
  },
  parameters: { setting: { language: 'de' } },
};

export const LongGermanLabelsOnAPhone: Story = {
  args: { ...LongGermanLabels.args, defaultOpen: true },
  parameters: { ...LongGermanLabels.parameters, window: 'w320' },
};

export const RightToLeft: Story = {
  args: { items: itemsOf(arabicPage) },
  parameters: { setting: { language: 'ar' }, page: { content: arabicPage } },
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
