import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { Header } from '../../src/header/Header';
import { languages } from '../../src/site/languages';
import { sendHeaderMessage } from '../../src/index';
import { CoverPage } from '../pages/CoverPage';
import { cmsNavigation } from '../shared/cmsNavigation';
import { slotArgTypes } from '../shared/controls';
import { focusOn } from '../shared/focusOn';
import { longLabels } from '../shared/longLabels';
import { ownNavigation } from '../shared/ownNavigation';
import { PartNames } from '../shared/PartNames';
import { MessageButtons, Promo, Start } from '../shared/slots';
import { StoryHeader } from '../shared/StoryHeader';
import {
  dark,
  inForcedColors,
  inGerman,
  inLanguages,
  onLargeDesktop,
  onPhone,
  onSmallDesktop,
  onTablet,
  onWideDesktop,
} from '../shared/variants';
import { Wordmark } from '../shared/Wordmark';

const onDesktops = [onSmallDesktop, onLargeDesktop, onWideDesktop];

const meta = {
  title: 'Components/Header/States',
  component: Header,
  args: { onOpenChange: fn(), onError: fn() },
  argTypes: slotArgTypes,
  render: (args) => <StoryHeader {...args} />,
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The toolbar changes its surroundings. */
export const Default: Story = {
  parameters: { pictures: [{}, onPhone] },
};

/**
 * All words are 40 % longer, accented and in brackets. If a bracket is missing,
 * text was cut off.
 */
export const PseudoLocale: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { setting: { language: 'en-XA' } },
};

export const PseudoLocaleSmallScreen: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { setting: { language: 'en-XA' }, window: 'w320' },
};

/** White on black while it is over a dark page. The menus are black too. */
export const DarkBackground: Story = {
  parameters: { setting: dark },
};

export const DarkBackgroundOpen: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { setting: dark },
};

/**
 * `<html data-lintel-color-scheme="dark">`, for a page with a dark mode: bar,
 * menus, drawer and cards are dark with it. With `auto` they follow the
 * visitor's own setting.
 */
export const DarkMode: Story = {
  args: { defaultOpen: 'menu:resources' },
  parameters: {
    ownPage: true,
    setting: { colorScheme: 'dark' },
    pictures: [{}, { visitor: 'loggedIn' }, onPhone],
  },
};

/**
 * The embedded backend knows this visitor: the account menu is real, and Log
 * Out works.
 */
export const LoggedIn: Story = {
  args: { defaultOpen: 'account' },
  parameters: { setting: { visitor: 'loggedIn' }, pictures: [] },
};

/**
 * `accounts={false}`, for a site without login. No space is reserved for Log
 * In.
 */
export const WithoutAccounts: Story = {
  args: { accounts: false, actions: <Start /> },
  parameters: { setting: { visitor: 'loggedIn' } },
};

export const WithoutAccountsSmallScreen: Story = {
  args: { accounts: false, defaultOpen: 'drawer' },
  parameters: { window: 'w320' },
};

/**
 * A campaign page in one language without login: only the logo and an action.
 */
export const LogoAndActionAlone: Story = {
  args: {
    languages: languages.slice(0, 1),
    accounts: false,
    variant: 'minimal',
    actions: <Start />,
  },
};

/**
 * The login check has not completed: the account slot is empty and has its
 * width. After 10 s without an answer, Log In appears.
 */
export const Checking: Story = {
  parameters: { setting: { backend: 'silent' } },
};

/**
 * The login check fails with status 503: the visitor is treated as logged out,
 * and everything else works.
 */
export const AccountServiceDown: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { setting: { backend: 'failing' } },
};

export const ProductsOpen: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { pictures: [{}, ...onDesktops, ...inLanguages, inForcedColors] },
};

/**
 * Entries with a second line, and a spotlight with three pictures, which the
 * media host has in seven widths.
 */
export const ResourcesOpen: Story = {
  args: { defaultOpen: 'menu:resources' },
  parameters: {
    pictures: [{}, onPhone, ...onDesktops, ...inLanguages, inForcedColors],
  },
};

export const ResourcesOpenOnDark: Story = {
  ...ResourcesOpen,
  parameters: { setting: dark, pictures: [{}] },
};

/**
 * The bar stays in view while the page scrolls: light, with a line below it.
 */
export const StickyScrolled: Story = {
  args: { position: 'sticky' },
  parameters: { pictures: [{}, dark, onPhone] },
  play: scrollDown,
};

async function scrollDown({ canvasElement }: { canvasElement: HTMLElement }) {
  const header = canvasElement.querySelector('[data-lintel="header"]');
  await waitFor(() => {
    // Repeated, because the page may not be high enough at first.
    scrollTo(0, 320);
    return expect(header).toHaveAttribute('data-lintel-scrolled');
  });
}

/**
 * `hideOnScroll`: it is out of the way while the visitor scrolls down, and returns
 * on the way up. Keyboard focus shows it too.
 */
export const HiddenOnTheWayDown: Story = {
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
 * At the top of the page, the header is transparent. It becomes light when the
 * page is scrolled or a menu opens.
 */
export const OverlayOnADarkPicture: Story = {
  args: { position: 'overlay', theme: 'dark-background', actions: <Start /> },
  parameters: { ownPage: true, pictures: [{}, onPhone, inForcedColors] },
  render: (args) => <CoverPage header={<StoryHeader {...args} />} />,
};

export const OverlayScrolled: Story = {
  ...OverlayOnADarkPicture,
  parameters: { ownPage: true },
  play: scrollDown,
};

export const OverlayOpen: Story = {
  ...OverlayOnADarkPicture,
  args: { ...OverlayOnADarkPicture.args, defaultOpen: 'menu:products' },
  parameters: { ownPage: true },
};

/**
 * For checkouts and campaigns: the logo, languages and account, without menus.
 */
export const Minimal: Story = {
  args: { variant: 'minimal' },
  parameters: { pictures: [{}, dark, onPhone] },
};

/**
 * A promotion above the bar. It is part of the height that the header covers.
 */
export const WithBanner: Story = {
  args: { banner: <Promo />, defaultOpen: 'menu:products' },
};

/** A call to action at the end of the bar. */
export const WithActions: Story = {
  args: { actions: <Start /> },
};

/**
 * A message hides the header, and keyboard focus shows it again. The buttons
 * send every message there is.
 */
export const Hidden: Story = {
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

/**
 * A page inside a persistent layout sets its background in its own markup. The
 * server's HTML is already right, without a prop.
 */
export const PageSaysItsTheme: Story = {
  parameters: { setting: dark },
  render: (args) => (
    <>
      <Header {...args} />
      <div data-lintel-page-theme="dark-background" />
    </>
  ),
};

/**
 * The current page, and the menu that leads to it: marked by the beam in the bar,
 * and by the accent colour and an underline in a menu.
 */
export const CurrentPage: Story = {
  args: {
    defaultOpen: 'menu:guide',
    navigation: {
      version: 1,
      items: [
        {
          id: 'guide',
          label: 'Guide',
          groups: [
            {
              id: 'chapters',
              label: 'Chapters',
              links: [
                { id: 'states', label: 'States', href: location.pathname },
                { id: 'themes', label: 'Themes', href: '/themes' },
                { id: 'languages', label: 'Languages', href: '/languages' },
              ],
            },
          ],
        },
        { id: 'here', label: 'This page', href: location.pathname },
        { id: 'pricing', label: 'Pricing', href: '/pricing' },
      ],
    },
  },
  parameters: { pictures: [{}, dark, onPhone] },
};

/**
 * The same header in a second theme: one style sheet of custom properties
 * (`stories/Theming/expressive.css`).
 */
export const ExpressiveTheme: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: {
    setting: { look: 'expressive' },
    pictures: [{}, onSmallDesktop, onWideDesktop],
  },
};

export const ExpressiveThemeOnDark: Story = {
  args: { defaultOpen: 'menu:resources' },
  parameters: {
    setting: { ...dark, look: 'expressive' },
    pictures: [{}, { theme: 'light-background' }, onSmallDesktop],
  },
};

/** A team's own menus instead of the provider's. */
export const OwnNavigation: Story = {
  args: { navigation: ownNavigation, defaultOpen: 'menu:studio' },
  parameters: { pictures: [{}, onWideDesktop] },
};

/**
 * Pictures and icons by address, and groups whose labels are links. Icons that
 * are masks have the colour of the text.
 */
export const PicturesByAddress: Story = {
  args: { navigation: cmsNavigation, defaultOpen: 'menu:platform' },
  parameters: {
    pictures: [{}, dark, onSmallDesktop, { language: 'ar' }, inForcedColors],
  },
};

/** Icons in a small menu, whose links have descriptions. */
export const IconsInACard: Story = {
  args: { navigation: cmsNavigation, defaultOpen: 'menu:help' },
};

/** Icons in the rows beside a spotlight. */
export const IconsInRows: Story = {
  args: { navigation: cmsNavigation, defaultOpen: 'menu:company' },
  parameters: { pictures: [{}, onSmallDesktop] },
};

/**
 * Pass anything as the logo. The link around it already has an accessible name.
 */
export const OwnLogo: Story = {
  args: { logo: <Wordmark /> },
};

/** Labels far longer than those of any language break, and nothing is cut off. */
export const LongLabels: Story = {
  args: { navigation: longLabels, defaultOpen: 'menu:products' },
  parameters: { pictures: [{}, onPhone] },
  beforeEach() {
    // The header warns of long labels in development, so the story expects it.
    spyOn(console, 'warn').mockImplementation(() => {});
  },
};

export const SmallScreen: Story = {
  args: { defaultOpen: 'menu:products' },
  parameters: { window: 'w375', pictures: [{}, onPhone] },
};

export const SmallScreenOnDark: Story = {
  args: { actions: <Start />, defaultOpen: 'menu:resources' },
  parameters: { setting: dark, window: 'w744' },
};

/** One action is in the bar of every window: at its end, or before the menu button. */
export const PrimaryAction: Story = {
  args: { primaryAction: <Start /> },
  parameters: { pictures: [onSmallDesktop, ...inLanguages] },
};

export const PrimaryActionSmallScreen: Story = {
  args: { primaryAction: <Start />, actions: <a href="/contact">Contact</a> },
  parameters: {
    window: 'w375',
    pictures: [{}, onPhone, onTablet, dark, inGerman, { language: 'ar' }],
  },
};

/** Where it does not fit, it is at the foot of the drawer. */
export const PrimaryActionInTheDrawer: Story = {
  args: {
    primaryAction: <Start label="Jetzt kostenlos ausprobieren" />,
    defaultOpen: 'drawer',
  },
  parameters: { setting: { language: 'de' }, window: 'w320' },
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

/** The first Tab of a page shows it, below the bar. */
export const FocusOnTheSkipLink: Story = {
  parameters: { showsFocus: true },
  play: ({ canvasElement }) =>
    focusOn(canvasElement, '[data-lintel="skip-link"]'),
};

export const FocusOnAnEntry: Story = {
  parameters: { showsFocus: true, pictures: [{}, dark] },
  play: ({ canvasElement }) =>
    focusOn(canvasElement, '[data-lintel="trigger"]'),
};

export const FocusInAMenu: Story = {
  ...ProductsOpen,
  parameters: { showsFocus: true, pictures: [{}, dark, inForcedColors] },
  play: ({ canvasElement }) =>
    focusOn(canvasElement, '[data-lintel="panel"] li:nth-child(3) a'),
};

export const FocusOnTheSpotlight: Story = {
  ...ResourcesOpen,
  parameters: { showsFocus: true },
  play: ({ canvasElement }) =>
    focusOn(canvasElement, '[data-lintel="spotlight"] a'),
};
