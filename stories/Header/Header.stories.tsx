import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { Header } from '../../src/components/Header/Header';
import { languages } from '../../src/content/languages';
import { CoverPage } from '../pages/CoverPage';
import { longLabels } from '../shared/longLabels';
import { openByMouse } from '../shared/openByMouse';
import { openDrawer } from '../shared/openDrawer';
import { ownNavigation } from '../shared/ownNavigation';
import { MessageButtons, Promo, Start } from '../shared/slots';
import { Wordmark } from '../shared/Wordmark';

const meta = {
  title: 'Header/States',
  component: Header,
  render: (args, { globals }) => <Header theme={globals['theme']} {...args} />,
  argTypes: {
    theme: {
      control: 'inline-radio',
      options: ['light-background', 'dark-background'],
    },
    logo: { control: false },
    banner: { control: false },
    actions: { control: false },
    content: { control: false },
    navigation: { control: false },
  },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Choose language, background, visitor and width in the toolbar. */
export const Default: Story = {};

export const German: Story = {
  globals: { language: 'de' },
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Produkte' }));
    await canvas.findByRole('link', { name: 'Website-Vorlagen' });
    await canvas.findByRole('link', { name: 'Alle Funktionen ansehen' });
    await canvas.findByRole('link', { name: 'Anmelden' });
  },
};

/**
 * Arabic, which the package does not include, added by `languages` and
 * `content` alone.
 */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'المنتجات' }));
    await canvas.findByRole('link', { name: 'قوالب المواقع' });
    await canvas.findByRole('link', { name: 'تسجيل الدخول' });
  },
};

/**
 * All words are 40 % longer, accented and in brackets. If a bracket is missing,
 * text was cut off.
 */
export const PseudoLocale: Story = {
  globals: { language: 'en-XA' },
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: '[Přóöđúûçţš]' }));
    await canvas.findByRole('link', { name: '[Ŵéêbšíţéêš]' });
  },
};

export const PseudoLocaleSmallScreen: Story = {
  globals: { language: 'en-XA', viewport: { value: 'w320' } },
  async play({ canvas }) {
    const drawer = await openDrawer(canvas, '[Méêñúû]');
    await openByMouse(drawer.getByRole('button', { name: '[Přóöđúûçţš]' }));
    await drawer.findByRole('link', { name: '[Ŵéêbšíţéêš]' });
  },
};

/** White on black while it is over a dark page. The menus are black too. */
export const DarkBackground: Story = {
  globals: { theme: 'dark-background' },
};

export const DarkBackgroundOpen: Story = {
  ...DarkBackground,
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Products' }));
    await canvas.findByRole('link', { name: 'Portfolios' });
  },
};

/**
 * The embedded backend knows this visitor: the account menu is real, and Log
 * Out works.
 */
export const LoggedIn: Story = {
  globals: { visitor: 'loggedIn' },
  async play({ canvas }) {
    const account = await canvas.findByRole('button', {
      name: 'Account information dropdown menu',
    });
    await openByMouse(account);
    const card = within(await canvas.findByRole('menu'));
    await card.findByText('Ada Lovelace');
    await card.findByRole('menuitem', { name: 'Account Dashboard' });
    await card.findByRole('menuitem', { name: 'Domains' });
    await card.findByRole('menuitem', { name: 'Log Out' });
  },
};

/**
 * `accounts={false}`, for a site without login. No space is reserved for Log
 * In.
 */
export const WithoutAccounts: Story = {
  globals: { visitor: 'loggedIn' },
  args: { accounts: false, actions: <Start /> },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Products' });
    await expect(canvas.queryByText('Log In')).toBeNull();
    await expect(
      canvas.queryByLabelText('Account information dropdown menu'),
    ).toBeNull();
  },
};

export const WithoutAccountsSmallScreen: Story = {
  args: { accounts: false },
  globals: { viewport: { value: 'w320' } },
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await expect(drawer.queryByText('Log In')).toBeNull();
  },
};

/** With one entry in `languages`, there is no language menu. */
export const OneLanguage: Story = {
  args: { languages: languages.slice(0, 1) },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Products' });
    await expect(canvas.queryByRole('button', { name: /English/ })).toBeNull();
  },
};

/**
 * A campaign page in one language without login: only the logo and an action.
 */
export const LogoAndActionAlone: Story = {
  args: {
    ...OneLanguage.args,
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
  globals: { visitor: 'checking' },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Products' });
    await expect(canvas.queryByRole('link', { name: 'Log In' })).toBeNull();
  },
};

/**
 * The login check fails with status 503: the visitor is treated as logged out,
 * and everything else works.
 */
export const AccountServiceDown: Story = {
  globals: { visitor: 'failing' },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Log In' });
    await openByMouse(canvas.getByRole('button', { name: 'Products' }));
    await canvas.findByRole('link', { name: 'Websites' });
  },
};

export const ProductsOpen: Story = {
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Products' }));
    await canvas.findByRole('group', { name: 'Products' });
    await canvas.findByRole('link', { name: 'View All Features' });
  },
};

/**
 * Entries with a second line, and a spotlight with three pictures, which the
 * media host has in seven widths.
 */
export const ResourcesOpen: Story = {
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Resources' }));
    await canvas.findByRole('link', { name: /^Hire an Expert/ });
    await canvas.findByRole('link', { name: 'Get inspired' });
    await canvas.findByRole('button', { name: 'Stop slide show' });
  },
};

export const ResourcesOpenOnDark: Story = {
  ...DarkBackground,
  play: ResourcesOpen.play,
};

/**
 * The bar stays in view while the page scrolls: light, with a line below it.
 */
export const StickyScrolled: Story = {
  args: { position: 'sticky' },
  async play({ canvas }) {
    const header = canvas.getByRole('banner');
    await waitFor(() => {
      // Repeated, because the page may not be high enough at first.
      scrollTo(0, 320);
      return expect(header).toHaveAttribute('data-scrolled');
    });
    await expect(header.getBoundingClientRect().top).toBe(0);
  },
};

/**
 * At the top of the page, the header is transparent. It becomes light when the
 * page is scrolled or a menu opens.
 */
export const OverlayOnADarkPicture: Story = {
  args: { position: 'overlay', theme: 'dark-background', actions: <Start /> },
  parameters: { ownPage: true },
  render: (args) => <CoverPage header={<Header {...args} />} />,
  async play({ canvas }) {
    const header = canvas.getByRole('banner');
    await expect(header.getBoundingClientRect().top).toBe(0);
    await canvas.findByRole('link', { name: 'Get started' });
  },
};

export const OverlayScrolled: Story = {
  ...OverlayOnADarkPicture,
  async play({ canvas }) {
    const header = canvas.getByRole('banner');
    await waitFor(() => {
      // Repeated, because the page may not be high enough at first.
      scrollTo(0, 320);
      return expect(header).toHaveAttribute('data-scrolled');
    });
  },
};

/**
 * For checkouts and campaigns: the logo, languages and account, without menus.
 */
export const Minimal: Story = {
  args: { variant: 'minimal' },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Log In' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/**
 * A promotion above the bar. It is part of the height that the header covers.
 */
export const WithBanner: Story = {
  args: { banner: <Promo /> },
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Products' }));
    const plans = await canvas.findByRole('link', { name: 'See plans' });
    await expect(canvas.getByRole('banner')).toContainElement(plans);
  },
};

/** A call to action at the end of the bar. */
export const WithActions: Story = {
  args: { actions: <Start /> },
  async play({ canvas }) {
    const header = within(canvas.getByRole('banner'));
    await header.findByRole('link', { name: 'Get started' });
    await header.findByRole('link', { name: 'Log In' });
  },
};

/**
 * A message hides the header, and keyboard focus shows it again. The buttons
 * send every message there is.
 */
export const Hidden: Story = {
  render: (args, { globals }) => (
    <>
      <Header theme={globals['theme']} {...args} />
      <MessageButtons />
    </>
  ),
  async play({ canvas, step }) {
    const header = canvas.getByRole('banner');
    const visible = () => header.getBoundingClientRect().bottom > 0;
    await step('set hidden', () =>
      openByMouse(canvas.getByRole('button', { name: 'set hidden' })),
    );
    await waitFor(() => expect(visible()).toBe(false));
    await step('focus shows it again', () =>
      canvas.getByRole('button', { name: 'Products' }).focus(),
    );
    await waitFor(() => expect(visible()).toBe(true));
    await step('without focus it is hidden again', () =>
      canvas.getByRole('button', { name: 'Products' }).blur(),
    );
    await waitFor(() => expect(visible()).toBe(false));
  },
};

/**
 * A page inside a persistent layout sets its background in its own markup. The
 * server's HTML is already right, without a prop.
 */
export const PageSaysItsTheme: Story = {
  globals: { theme: 'dark-background' },
  render: (args) => (
    <>
      <Header {...args} />
      <div data-lintel-page-theme="dark-background" />
    </>
  ),
};

/**
 * The current page: marked by the beam in the bar, and by the accent colour in
 * a menu.
 */
export const CurrentPage: Story = {
  args: {
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
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Guide' }));
    for (const name of ['States', 'This page']) {
      const link = await canvas.findByRole('link', { name });
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  },
};

/**
 * The same header in a second theme: one style sheet of custom properties
 * (`stories/Theming/expressive.css`).
 */
export const ExpressiveTheme: Story = {
  globals: { look: 'expressive' },
  play: ProductsOpen.play,
};

export const ExpressiveThemeOnDark: Story = {
  globals: { look: 'expressive', theme: 'dark-background' },
  play: ResourcesOpen.play,
};

/** A team's own menus instead of the provider's. */
export const OwnNavigation: Story = {
  args: { navigation: ownNavigation },
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Studio' }));
    await canvas.findByRole('link', { name: 'Lighting' });
    await canvas.findByRole('link', { name: 'Pricing' });
  },
};

/**
 * Pass anything as the logo. The link around it already has an accessible name.
 */
export const OwnLogo: Story = {
  args: { logo: <Wordmark /> },
};

/**
 * Labels far longer than those of any language take two lines at most, and
 * nothing is cut off.
 */
export const LongLabels: Story = {
  args: { navigation: longLabels },
  beforeEach() {
    // The header warns of long labels in development, so the story expects it.
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  async play({ canvas }) {
    await openByMouse(
      canvas.getByRole('button', {
        name: 'Products for everyone who builds things',
      }),
    );
    await canvas.findByRole('link', {
      name: /^Donaudampfschifffahrtsgesellschaftskapitän/,
    });
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'w375' } },
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await drawer.findByRole('link', { name: 'Log In' });
    await openByMouse(drawer.getByRole('button', { name: 'Products' }));
    await drawer.findByRole('link', { name: 'AI Website Builder New' });
  },
};

export const SmallScreenOnDark: Story = {
  globals: { theme: 'dark-background', viewport: { value: 'w744' } },
  args: { actions: <Start /> },
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await openByMouse(drawer.getByRole('button', { name: 'Resources' }));
    await drawer.findByRole('link', { name: 'Get inspired' });
  },
};

export const SmallestScreen: Story = {
  ...SmallScreen,
  globals: { viewport: { value: 'w320' } },
};
