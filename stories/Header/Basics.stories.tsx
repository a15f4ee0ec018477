import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Header } from '../../src/header/Header';
import { languages } from '../../src/site/languages';
import { headerMeta } from '../shared/headerMeta';
import { PartNames } from '../shared/PartNames';
import { Promo, Start } from '../shared/slots';
import { StoryHeader } from '../shared/StoryHeader';
import { onPhone } from '../shared/variants';

const meta = {
  ...headerMeta,
  title: 'Components/Header/Basics',
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The toolbar changes its surroundings. */
export const Default: Story = {
  parameters: { pictures: [{}, onPhone] },
};

/**
 * For checkouts and campaigns: the logo, languages and account, without menus.
 */
export const Minimal: Story = {
  args: { variant: 'minimal' },
};

/**
 * A campaign page in one language without login: only the logo and an action.
 */
export const LogoAndActionOnly: Story = {
  args: {
    languages: languages.slice(0, 1),
    accounts: false,
    variant: 'minimal',
    actions: <Start />,
  },
};

/** The first Tab of a page shows it, below the bar. */
export const SkipLink: Story = {
  parameters: { showsFocus: true },
  play: ({ canvasElement }) =>
    canvasElement
      .querySelector<HTMLElement>('[data-lintel="skip-link"]')!
      .focus(),
};

/** The names of its parts, for styles and tests. */
export const Anatomy: Story = {
  args: {
    defaultOpen: 'menu:resources',
    banner: <Promo />,
    actions: <a href="/contact">Contact</a>,
    primaryAction: <Start />,
  },
  parameters: { setting: { visitor: 'loggedIn' } },
  render: (args) => (
    <PartNames
      parts={[
        'header',
        'banner',
        'bar',
        'logo',
        'item',
        'trigger',
        'panel',
        'spotlight',
        'language-menu',
        'actions',
        'account',
        'primary-action',
      ]}
    >
      <StoryHeader {...args} />
    </PartNames>
  ),
};
