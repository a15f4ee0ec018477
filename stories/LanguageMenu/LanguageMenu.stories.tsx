import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { Header } from '../../src/components/Header/Header';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import { languages } from '../../src/content/languages';
import { FootPage } from '../pages/FootPage';
import { arabic } from '../languages/arabic';
import { openByMouse } from '../shared/openByMouse';
import { openDrawer } from '../shared/openDrawer';

const meta = {
  title: 'LanguageMenu/States',
  component: LanguageMenu,
  render: (args, { globals }) => <Header theme={globals['theme']} />,
  argTypes: {
    side: { control: 'inline-radio', options: ['top', 'bottom'] },
    align: { control: 'inline-radio', options: ['start', 'end'] },
    content: { control: false },
    navigation: { control: false },
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The header's other props have no controls here. */
const inHeader: Story = { parameters: { controls: { disable: true } } };

async function open(canvas: Canvas, name = 'Language English') {
  await openByMouse(await canvas.findByRole('button', { name }));
}

/**
 * In the header, between the menus and Log In: the page's language, in that
 * language.
 */
export const Closed: Story = {
  ...inHeader,
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Language English' });
    await expect(canvas.queryByRole('list', { name: 'Language' })).toBeNull();
  },
};

/**
 * Plain links to this page in each language. Choose one, and the story is shown
 * in it.
 */
export const Open: Story = {
  ...inHeader,
  async play({ canvas }) {
    await open(canvas);
    await canvas.findByRole('link', { name: 'Deutsch' });
    await canvas.findByRole('link', { name: '한국어' });
  },
};

export const OpenOnDark: Story = {
  ...Open,
  globals: { theme: 'dark-background' },
};

/** Below 1024 px it is in the drawer. */
export const SmallScreen: Story = {
  ...inHeader,
  globals: { viewport: { value: 'w375' } },
  async play({ canvas }) {
    const drawer = await openDrawer(canvas);
    await open(drawer);
    await drawer.findByRole('link', { name: 'Français' });
  },
};

/** The minimal header has the language menu too. */
export const Minimal: Story = {
  ...Open,
  render: (args, { globals }) => (
    <Header variant="minimal" theme={globals['theme']} />
  ),
};

/**
 * On a phone only the globe is visible. The button keeps its name for screen
 * readers.
 */
export const MinimalOnAPhone: Story = {
  ...Minimal,
  globals: { viewport: { value: 'w375' } },
};

/**
 * Without the header, the list opens upward. Background, side and alignment
 * follow the toolbar and the controls.
 */
export const InTheFoot: Story = {
  args: { side: 'top', align: 'end' },
  parameters: { ownPage: true },
  render: (args, { globals }) => (
    <FootPage theme={globals['theme']}>
      <LanguageMenu {...args} />
    </FootPage>
  ),
  play: Open.play,
};

export const InADarkFoot: Story = {
  ...InTheFoot,
  globals: { theme: 'dark-background' },
};

/**
 * `features={{ languageUk: true }}` adds British English, and the page is in
 * it.
 */
export const UkVariant: Story = {
  ...inHeader,
  globals: { language: 'en-UK' },
  async play({ canvas }) {
    await open(canvas, 'Language English (UK)');
    await canvas.findByRole('link', { name: 'English (US)' });
    const uk = await canvas.findByRole('link', { name: 'English (UK)' });
    await expect(uk).toHaveAttribute('hreflang', 'en-GB');
  },
};

/** A language that the package does not include: one entry of `languages`. */
export const AddedLanguage: Story = {
  ...inHeader,
  render: (args, { globals }) => (
    <Header theme={globals['theme']} languages={[...languages, arabic]} />
  ),
  async play({ canvas }) {
    await open(canvas);
    const link = await canvas.findByRole('link', { name: 'العربية' });
    await expect(link).toHaveAttribute('hreflang', 'ar-EG');
  },
};

/** Arabic, added by configuration alone. The whole header is mirrored. */
export const RightToLeft: Story = {
  ...inHeader,
  globals: { language: 'ar' },
  async play({ canvas }) {
    await open(canvas, 'اللغة العربية');
    const list = await canvas.findByRole('list', { name: 'اللغة' });
    await expect(list.querySelectorAll('a')).toHaveLength(9);
  },
};

export const RightToLeftOnAPhone: Story = {
  ...inHeader,
  globals: { language: 'ar', viewport: { value: 'w375' } },
  async play({ canvas }) {
    const drawer = await openDrawer(canvas, 'القائمة');
    await open(drawer, 'اللغة العربية');
    await drawer.findByRole('link', { name: '日本語' });
  },
};

/**
 * All words are longer, accented and in brackets. If a bracket is missing, text
 * was cut off.
 */
export const PseudoLocale: Story = {
  ...inHeader,
  globals: { language: 'en-XA' },
  async play({ canvas }) {
    await open(canvas, '[Ļáåñğúûáåğéê] [Pšéêúûđóö]');
    await canvas.findByRole('link', { name: '[Pšéêúûđóö]' });
  },
};

/** With only one language, there is no menu. */
export const OneLanguage: Story = {
  ...inHeader,
  render: (args, { globals }) => (
    <Header theme={globals['theme']} languages={[languages[0]]} />
  ),
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Log In' });
    await expect(
      canvas.queryByRole('button', { name: /^Language/ }),
    ).toBeNull();
  },
};
