import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, type within } from 'storybook/test';
import { Header } from '../../src/components/Header/Header';
import { MobileDrawer } from '../../src/components/MobileDrawer/MobileDrawer';
import { longLabels } from '../shared/longLabels';
import { members } from '../../src/testing/fixtures';
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

/** What is in the header takes nothing from the controls. */
const inHeader: Story = { parameters: { controls: { disable: true } } };

async function openSection(canvas: Canvas, name: string, menu?: string) {
  const drawer = await openDrawer(canvas, menu);
  await openByMouse(drawer.getByRole('button', { name }));
  return drawer;
}

/** Below 1024 px a button takes the menus’ place. */
export const Closed: Story = {
  ...inHeader,
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Over the whole of a phone. Log In stays in view at the foot. */
export const Open: Story = {
  ...inHeader,
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await drawer.findByRole('button', { name: 'Products' });
    await drawer.findByRole('button', { name: 'Language English' });
    await drawer.findByRole('link', { name: 'Log In' });
  },
};

/** One section at a time. */
export const SectionOpen: Story = {
  ...inHeader,
  async play({ canvas }) {
    const drawer = await openSection(canvas, 'Products');
    await drawer.findByRole('link', { name: 'AI Website Builder New' });
    await drawer.findByRole('link', { name: 'View All Features' });
  },
};

/** Entries with a line below them, and the spotlight without its picture. */
export const ResourcesOpen: Story = {
  ...inHeader,
  async play({ canvas }) {
    const drawer = await openSection(canvas, 'Resources');
    await drawer.findByRole('link', { name: /^Hire an Expert/ });
    await drawer.findByRole('link', { name: 'Get inspired' });
  },
};

/** In the drawer the list moves nothing away that is about to be pressed. */
export const LanguagesOpen: Story = {
  ...inHeader,
  async play({ canvas }) {
    const drawer = await openSection(canvas, 'Language English');
    await drawer.findByRole('link', { name: '日本語' });
  },
};

/** A member's account, and Log Out in the place of Log In. */
export const Member: Story = {
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

/** A name and an address that need more than one line, on the narrowest phone. */
export const MemberWithLongName: Story = {
  ...Member,
  globals: { visitor: 'loggedIn', viewport: { value: 'w320' } },
  parameters: { ...inHeader.parameters, member: members.withLongName },
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await drawer.findByText(members.withLongName.email);
  },
};

export const MemberWithPicture: Story = {
  ...Member,
  parameters: { ...inHeader.parameters, member: members.withPicture },
};

/** A call to action, beside Log In as long as there is room. */
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

export const MemberOnDark: Story = {
  ...Member,
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

/** It comes from the other side. */
export const RightToLeft: Story = {
  ...inHeader,
  globals: { language: 'ar', visitor: 'loggedIn' },
  async play({ canvas }) {
    const drawer = await openSection(canvas, 'المنتجات', 'القائمة');
    await drawer.findByRole('link', { name: 'قوالب المواقع' });
  },
};

/** Every word longer by 40 %, accented and in brackets: where one is missing, something was cut off. */
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

/** Words far longer than any language's break; nothing is cut off. */
export const LongLabels: Story = {
  ...inHeader,
  globals: { viewport: { value: 'w320' } },
  render: (args, { globals }) => (
    <Header theme={globals['theme']} navigation={longLabels} />
  ),
  beforeEach() {
    // In development the header warns of them: that is what they are for.
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

/** Headings that are links, beside one that opens. */
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

/** From 744 px on a sheet of 420 px, the page dimmed beside it. */
export const Tablet: Story = {
  ...ResourcesOpen,
  globals: { viewport: { value: 'w800' }, visitor: 'loggedIn' },
};

/** Too low for anything to stay in view: all of it scrolls. */
export const ShortScreen: Story = {
  ...Open,
  globals: { viewport: { value: 'low' } },
};

export const ExpressiveTheme: Story = {
  ...SectionOpen,
  globals: { look: 'expressive' },
};

export const ExpressiveThemeOnDark: Story = {
  ...Member,
  globals: {
    look: 'expressive',
    theme: 'dark-background',
    visitor: 'loggedIn',
  },
};

/** Until the drawer is loaded, and where it cannot be had: the same links, in the page. */
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

/** Alone, in a header of the team's own. From 1024 px on it is not shown. */
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

/** Until the drawer is loaded, and where it cannot be had: the same links under its button. */
export const AlonePlainList: Story = {
  ...Alone,
  beforeEach: withoutDialogs,
  async play({ canvas }) {
    await openByMouse(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('link', { name: 'AI Website Builder New' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The page decides: `open`, and `onOpenChange` for what the visitor does. */
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
