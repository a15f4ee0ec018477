import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, type within } from 'storybook/test';
import { Header } from '../../src/components/Header/Header';
import { MobileDrawer } from '../../src/components/MobileDrawer/MobileDrawer';
import { longLabels } from '../shared/longLabels';
import { exampleUsers } from '../../src/testing/fixtures';
import { openByMouse } from '../shared/openByMouse';
import { openDrawer } from '../shared/openDrawer';
import { ownNavigation } from '../shared/ownNavigation';
import { Start } from '../shared/slots';
import * as styles from '../pages/TeamPage.css';
import { TeamPage, type TeamPageProps } from '../pages/TeamPage';
import { withoutDialogs } from '../shared/withoutDialogs';

const meta = {
  title: 'MobileDrawer/States',
  component: MobileDrawer,
  globals: { viewport: { value: 'w375' } },
  render: (args, { globals }) => <Header theme={globals['theme']} />,
  argTypes: {
    open: { control: 'boolean' },
    theme: {
      control: 'inline-radio',
      options: ['light-background', 'dark-background'],
    },
    actions: { control: false },
    content: { control: false },
    navigation: { control: false },
  },
} satisfies Meta<typeof MobileDrawer>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The header's other props have no controls here. */
const inHeader: Story = { parameters: { controls: { disable: true } } };

async function openSection(canvas: Canvas, name: string, menu?: string) {
  const drawer = await openDrawer(canvas, menu);
  await openByMouse(drawer.getByRole('button', { name }));
  return drawer;
}

/** Below 1024 px a button replaces the menus. */
export const Closed: Story = {
  ...inHeader,
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Covers a phone's screen. Log In stays in view at the foot. */
export const Open: Story = {
  ...inHeader,
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await drawer.findByRole('button', { name: 'Products' });
    await drawer.findByRole('button', { name: 'Language English' });
    await drawer.findByRole('link', { name: 'Log In' });
  },
};

/** Only one section is open at a time. */
export const SectionOpen: Story = {
  ...inHeader,
  async play({ canvas }) {
    const drawer = await openSection(canvas, 'Products');
    await drawer.findByRole('link', { name: 'AI Website Builder New' });
    await drawer.findByRole('link', { name: 'View All Features' });
  },
};

/** Entries with a second line, and the spotlight without its picture. */
export const ResourcesOpen: Story = {
  ...inHeader,
  async play({ canvas }) {
    const drawer = await openSection(canvas, 'Resources');
    await drawer.findByRole('link', { name: /^Hire an Expert/ });
    await drawer.findByRole('link', { name: 'Get inspired' });
  },
};

/**
 * In the drawer, opening the list does not move the other buttons at the foot.
 */
export const LanguagesOpen: Story = {
  ...inHeader,
  async play({ canvas }) {
    const drawer = await openSection(canvas, 'Language English');
    await drawer.findByRole('link', { name: '日本語' });
  },
};

/** The account of the logged-in visitor, and Log Out in the place of Log In. */
export const LoggedIn: Story = {
  ...inHeader,
  globals: { visitor: 'loggedIn' },
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    const account = await drawer.findByRole('link', {
      name: /Account Dashboard$/,
    });
    await expect(account).toHaveTextContent('Ada Lovelace');
    await drawer.findByRole('link', { name: 'Log Out' });
    await expect(drawer.queryByRole('link', { name: 'Log In' })).toBeNull();
  },
};

/**
 * A name and an address that need more than one line on the narrowest phone.
 */
export const LongName: Story = {
  ...LoggedIn,
  globals: { visitor: 'loggedIn', viewport: { value: 'w320' } },
  parameters: { ...inHeader.parameters, user: exampleUsers.withLongName },
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await drawer.findByText(exampleUsers.withLongName.email);
  },
};

export const WithPicture: Story = {
  ...LoggedIn,
  parameters: { ...inHeader.parameters, user: exampleUsers.withPicture },
};

/** A call to action, next to Log In if there is room. */
export const WithActions: Story = {
  ...inHeader,
  render: (args, { globals }) => (
    <Header theme={globals['theme']} actions={<Start />} />
  ),
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await drawer.findByRole('link', { name: 'Get started' });
    await drawer.findByRole('link', { name: 'Log In' });
  },
};

export const OnDark: Story = {
  ...SectionOpen,
  globals: { theme: 'dark-background' },
};

export const LoggedInOnDark: Story = {
  ...LoggedIn,
  globals: { theme: 'dark-background', visitor: 'loggedIn' },
};

export const German: Story = {
  ...inHeader,
  globals: { language: 'de', viewport: { value: 'w320' } },
  async play({ canvas }) {
    const drawer = await openSection(canvas, 'Produkte', 'Menü');
    await drawer.findByRole('link', { name: 'Website-Vorlagen' });
    await drawer.findByRole('link', { name: 'Anmelden' });
  },
};

/** It opens from the other side. */
export const RightToLeft: Story = {
  ...inHeader,
  globals: { language: 'ar', visitor: 'loggedIn' },
  async play({ canvas }) {
    const drawer = await openSection(canvas, 'المنتجات', 'القائمة');
    await drawer.findByRole('link', { name: 'قوالب المواقع' });
  },
};

/**
 * All words are 40 % longer, accented and in brackets. If a bracket is missing,
 * text was cut off.
 */
export const PseudoLocale: Story = {
  ...inHeader,
  globals: {
    language: 'en-XA',
    visitor: 'loggedIn',
    viewport: { value: 'w320' },
  },
  async play({ canvas }) {
    const drawer = await openSection(canvas, '[Přóöđúûçţš]', '[Méêñúû]');
    await drawer.findByRole('link', { name: '[Ŵéêbšíţéêš]' });
  },
};

/**
 * Labels far longer than those of any language break into lines, and nothing is
 * cut off.
 */
export const LongLabels: Story = {
  ...inHeader,
  globals: { viewport: { value: 'w320' } },
  render: (args, { globals }) => (
    <Header theme={globals['theme']} navigation={longLabels} />
  ),
  beforeEach() {
    // The header warns of long labels in development, so the story expects it.
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  async play({ canvas }) {
    const drawer = await openSection(
      canvas,
      'Products for everyone who builds things',
    );
    await drawer.findByRole('link', {
      name: /^Donaudampfschifffahrtsgesellschaftskapitän/,
    });
  },
};

/** Headings that are links, next to one that opens a section. */
export const LinkHeadings: Story = {
  ...inHeader,
  render: (args, { globals }) => (
    <Header theme={globals['theme']} navigation={ownNavigation} />
  ),
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await drawer.findByRole('button', { name: 'Studio' });
    await drawer.findByRole('link', { name: 'Pricing' });
  },
};

/** From 744 px on, a sheet of 420 px with the page dimmed next to it. */
export const Tablet: Story = {
  ...ResourcesOpen,
  globals: { viewport: { value: 'w800' }, visitor: 'loggedIn' },
};

/** If the window is too low for sticky parts, everything scrolls. */
export const ShortScreen: Story = {
  ...Open,
  globals: { viewport: { value: 'low' } },
};

export const ExpressiveTheme: Story = {
  ...SectionOpen,
  globals: { look: 'expressive' },
};

export const ExpressiveThemeOnDark: Story = {
  ...LoggedIn,
  globals: {
    look: 'expressive',
    theme: 'dark-background',
    visitor: 'loggedIn',
  },
};

/**
 * The same links in the page, until the drawer is loaded or if it cannot be
 * loaded.
 */
export const PlainList: Story = {
  ...inHeader,
  beforeEach: withoutDialogs,
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('link', { name: 'Log In' });
    await openByMouse(canvas.getByRole('button', { name: 'Products' }));
    await canvas.findByRole('link', { name: 'AI Website Builder New' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Without `Header`, in a team's own bar. It is not shown from 1024 px on. */
export const Alone: Story = {
  parameters: { ownPage: true },
  render: (args, { globals }) => {
    const theme = args.theme ?? globals['theme'];
    return (
      <TeamPage theme={theme} menu={<MobileDrawer {...args} theme={theme} />} />
    );
  },
};

export const AloneOpen: Story = { ...Alone, play: SectionOpen.play };

export const AloneOpenOnDark: Story = {
  ...AloneOpen,
  globals: { theme: 'dark-background' },
};

/**
 * The same links under the button, until the drawer is loaded or if it cannot
 * be loaded.
 */
export const AlonePlainList: Story = {
  ...Alone,
  beforeEach: withoutDialogs,
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('link', { name: 'AI Website Builder New' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The page controls the drawer with `open` and `onOpenChange`. */
export const Controlled: Story = {
  parameters: { ownPage: true, controls: { disable: true } },
  render: (args, { globals }) => <DecidingPage theme={globals['theme']} />,
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Look around' }));
    await canvas.findByRole('dialog', { name: 'Menu' });
  },
};

function DecidingPage({ theme }: Pick<TeamPageProps, 'theme'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TeamPage
      theme={theme}
      menu={<MobileDrawer theme={theme} open={isOpen} onOpenChange={setOpen} />}
    >
      <button
        type="button"
        className={styles.button}
        onClick={() => setOpen(true)}
      >
        Look around
      </button>
    </TeamPage>
  );
}
