import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../src/header/Header';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { english, LongPage } from '../pages/LongPage';
import { StoryHeader } from '../shared/StoryHeader';
import { dark, inForcedColors } from '../shared/variants';
import { ControlTable } from './ControlTable';
import {
  spotlightNavigation,
  stateLanguages,
  stateLinks,
  stateNavigation,
  stateSections,
} from './stateContent';

const named = (state: string) =>
  `[data-lintel-id$="${state}"], [data-state="${state}"] :is(a, button)`;

const pictures = [{}, dark, { look: 'bank' }, { look: 'shop' }];

const meta = {
  title: 'Foundations/Interactive states',
  component: Header,
  args: { navigation: stateNavigation },
  parameters: {
    controls: { disable: true },
    pictures,
    states: {
      hover: named('hover'),
      active: named('pressed'),
      'focus-visible': named('focus'),
    },
  },
  render: (args) => <StoryHeader {...args} />,
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Buttons, links and what is alone in the bar. */
export const Controls: Story = {
  parameters: {
    ownPage: true,
    setting: { visitor: 'loggedIn' },
    window: 'sheet',
  },
  render: () => <ControlTable />,
};

/** Menu buttons and links of the bar, and the rows of a menu. */
export const BarAndMenu: Story = {
  args: { defaultOpen: 'menu:open', accounts: false },
  parameters: {
    window: 'w1440',
    pictures: [...pictures, inForcedColors],
  },
};

/** The rows beside a spotlight, and the button that stops its pictures. */
export const Spotlight: Story = {
  args: {
    navigation: spotlightNavigation,
    defaultOpen: 'menu:company',
  },
  parameters: {
    pictures: [{}, dark],
    states: {
      ...meta.parameters.states,
      'focus-visible': `${named('focus')}, [data-lintel="spotlight"] button`,
    },
  },
};

export const LanguageRows: Story = {
  args: {
    navigation: stateLinks,
    languages: stateLanguages,
    defaultOpen: 'languages',
  },
};

export const AccountRows: Story = {
  args: { navigation: stateLinks, defaultOpen: 'account' },
  parameters: { setting: { visitor: 'loggedIn' } },
};

/** Section buttons, headings that are links, and the rows of an open section. */
export const Drawer: Story = {
  args: { defaultOpen: 'menu:open' },
  parameters: { window: 'w744' },
};

const sideNav = {
  render: () => (
    <LongPage
      content={{
        ...english,
        sections: stateSections.map(({ id }, index) => ({
          ...english.sections[index]!,
          id,
        })),
      }}
      navigation={<StickySideNav items={stateSections} defaultOpen />}
    />
  ),
} satisfies Story;

export const SideNavigation: Story = {
  ...sideNav,
  parameters: { ownPage: true, pictures: [{}, dark] },
};

export const SideNavigationOnAPhone: Story = {
  ...sideNav,
  parameters: { ownPage: true, window: 'w375', pictures: [{}] },
};
