import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, waitFor } from 'storybook/test';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import * as styles from '../pages/TeamPage.css';
import { exampleUsers } from '../../src/testing/fixtures';
import { cmsNavigation } from '../shared/cmsNavigation';
import { ownNavigation } from '../shared/ownNavigation';
import { PartNames } from '../shared/PartNames';
import { useSetting } from '../shared/SettingContext';
import { Start } from '../shared/slots';
import { StoryHeader } from '../shared/StoryHeader';
import { TeamLogo, TeamPage } from '../pages/TeamPage';
import {
  dark,
  inArabic,
  inForcedColors,
  inJapanese,
  onPhone,
  onTablet,
} from '../shared/variants';

const meta = {
  title: 'Components/MobileDrawer/States',
  component: MobileDrawer,
  args: { onOpenChange: fn(), onError: fn() },
  // The header's other props have no controls here.
  parameters: { controls: { disable: true }, window: 'w375' },
  render: () => <StoryHeader defaultOpen="drawer" />,
  argTypes: {
    open: { control: 'boolean' },
    actions: { control: false },
    content: { control: false },
    navigation: { control: false },
  },
} satisfies Meta<typeof MobileDrawer>;

export default meta;

type Story = StoryObj<typeof meta>;

const alone = { ownPage: true, controls: { disable: false } };

/** Below 1024 px a button replaces the menus. */
export const Closed: Story = {
  parameters: { pictures: [{}, onTablet] },
  render: () => <StoryHeader />,
};

/** Covers a phone's screen. Log In stays in view at the foot. */
export const Open: Story = {
  parameters: { pictures: [{}, onPhone, onTablet, inJapanese] },
};

/** The names of its parts, for styles and tests. */
export const Anatomy: Story = {
  parameters: { setting: { visitor: 'loggedIn' } },
  render: () => (
    <PartNames
      parts={['drawer', 'drawer-toggle', 'account-row', 'language-menu']}
    >
      <StoryHeader defaultOpen="drawer" />
    </PartNames>
  ),
};

/** Several sections may be open. */
export const SectionOpen: Story = {
  parameters: { pictures: [inForcedColors] },
  render: () => <StoryHeader defaultOpen="menu:products" />,
};

/** Entries with a second line, and the spotlight with its first picture. */
export const ResourcesOpen: Story = {
  render: () => <StoryHeader defaultOpen="menu:resources" />,
};

/**
 * In the drawer, opening the list does not move the other buttons at the foot.
 */
export const LanguagesOpen: Story = {
  render: () => <StoryHeader defaultOpen="languages" />,
};

/** The account of the logged-in visitor, and Log Out in the place of Log In. */
export const LoggedIn: Story = {
  parameters: { setting: { visitor: 'loggedIn' } },
};

/**
 * A name and an address that need more than one line on the narrowest phone.
 */
export const LongName: Story = {
  parameters: {
    ...LoggedIn.parameters,
    user: exampleUsers.withLongName,
    window: 'w320',
  },
};

/** A call to action, next to Log In if there is room. */
export const WithActions: Story = {
  parameters: { pictures: [onPhone] },
  render: () => <StoryHeader defaultOpen="drawer" actions={<Start />} />,
};

export const OnDark: Story = {
  ...SectionOpen,
  parameters: { setting: dark },
};

export const German: Story = {
  ...SectionOpen,
  parameters: { setting: { language: 'de' }, window: 'w320' },
};

/** It opens from the other side. */
export const RightToLeft: Story = {
  ...SectionOpen,
  parameters: {
    setting: { language: 'ar', visitor: 'loggedIn' },
  },
};

/**
 * All words are 40 % longer, accented and in brackets. If a bracket is missing,
 * text was cut off.
 */
export const LongerWords: Story = {
  ...SectionOpen,
  parameters: {
    setting: { language: 'en-XA', visitor: 'loggedIn' },
    window: 'w320',
  },
};

/** Headings that are links, next to one that opens a section. */
export const LinkHeadings: Story = {
  render: () => <StoryHeader navigation={ownNavigation} defaultOpen="drawer" />,
};

/** Icons and a picture by address, and groups whose labels are links. */
export const OwnPicturesAndIcons: Story = {
  parameters: { pictures: [{}, inArabic] },
  render: () => (
    <StoryHeader navigation={cmsNavigation} defaultOpen="menu:platform" />
  ),
};

/** From 744 px on, a sheet of 420 px with the page dimmed next to it. */
export const Tablet: Story = {
  ...ResourcesOpen,
  parameters: { ...LoggedIn.parameters, window: 'w800' },
};

/** If the window is too low for sticky parts, everything scrolls. */
export const ShortScreen: Story = {
  parameters: { window: 'low' },
};

/**
 * The same links in the page, until the drawer is loaded or if it cannot be
 * loaded.
 */
export const NotLoadedYet: Story = {
  render: () => <StoryHeader />,
  beforeEach: withoutDialogs,
  async play({ canvasElement }) {
    await pressPart(canvasElement, 'hamburger');
    await pressPart(canvasElement, 'trigger');
  },
};

/** Icons are in the plain list, too. */
export const NotLoadedYetWithIcons: Story = {
  ...NotLoadedYet,
  render: () => <StoryHeader navigation={cmsNavigation} />,
};

/** Without `Header`, in a team's own bar. It is not shown from 1024 px on. */
export const InOwnHeader: Story = {
  parameters: { ...alone, pictures: [] },
  render: (args) => <TeamPage menu={<StoryDrawer {...args} />} />,
};

export const InOwnHeaderOpen: Story = {
  ...InOwnHeader,
  args: { defaultOpen: true },
  parameters: alone,
};

/**
 * The same links under the button, until the drawer is loaded or if it cannot
 * be loaded.
 */
export const InOwnHeaderNotLoadedYet: Story = {
  ...InOwnHeader,
  parameters: alone,
  beforeEach: withoutDialogs,
  play: ({ canvasElement }) => pressPart(canvasElement, 'hamburger'),
};

/** The page controls the drawer with `open` and `onOpenChange`. */
export const Controlled: Story = {
  parameters: { ownPage: true, pictures: [] },
  render: () => <DecidingPage />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Look around' });
    await userEvent.click(button);
    await canvas.findByRole('dialog');
  },
};

function DecidingPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <TeamPage menu={<StoryDrawer open={isOpen} onOpenChange={setOpen} />}>
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

function StoryDrawer(props: React.ComponentProps<typeof MobileDrawer>) {
  const { theme } = useSetting();
  return <MobileDrawer theme={theme} logo={<TeamLogo />} {...props} />;
}

/**
 * Presses the first of these parts: in any language, without its name. By mouse,
 * so that the focus ring of the keyboard is not shown.
 */
async function pressPart(page: HTMLElement, part: string): Promise<void> {
  const find = () =>
    page.querySelector<HTMLElement>(`button[data-lintel="${part}"]`);
  const button = await waitFor(() => {
    const found = find();
    if (!found) throw new Error(`There is no ${part} yet.`);
    return found;
  });
  await userEvent.hover(button);
  // If the hover has opened it, a click that a busy machine sends late would
  // close it.
  if (button.ariaExpanded !== 'true') await userEvent.click(button);
  button.blur();
}

/**
 * Makes this browser behave like one without modal dialogs, so that the plain
 * list replaces the drawer. Returns a function that undoes it.
 */
function withoutDialogs(): () => void {
  const { prototype } = HTMLDialogElement;
  const showModal = Object.getOwnPropertyDescriptor(prototype, 'showModal')!;
  Reflect.deleteProperty(prototype, 'showModal');
  return () => {
    Object.defineProperty(prototype, 'showModal', showModal);
  };
}
