import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { languages } from '../../src/site/languages';
import { PartNames } from '../shared/PartNames';
import { StoryHeader } from '../shared/StoryHeader';
import { FootPage } from '../pages/FootPage';
import { dark, onPhone } from '../shared/variants';

const meta = {
  title: 'Components/LanguageMenu/States',
  component: LanguageMenu,
  args: { onOpenChange: fn() },
  // The header's other props have no controls here.
  parameters: { controls: { disable: true } },
  render: () => <StoryHeader defaultOpen="languages" />,
  argTypes: {
    side: { control: 'inline-radio', options: ['top', 'bottom'] },
    align: { control: 'inline-radio', options: ['start', 'end'] },
    content: { control: false },
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Plain links to this page in each language. Choose one, and the story is shown
 * in it.
 */
export const Open: Story = {};

/** The names of its parts, for styles and tests. */
export const Anatomy: Story = {
  render: () => (
    <PartNames
      parts={[
        'language-menu',
        'language-trigger',
        'language-list',
        'language-link',
      ]}
    >
      <StoryHeader defaultOpen="languages" />
    </PartNames>
  ),
};

export const OpenOnDark: Story = {
  parameters: { setting: dark },
};

/** The minimal header has the language menu too. */
export const Minimal: Story = {
  parameters: { pictures: [] },
  render: () => <StoryHeader variant="minimal" defaultOpen="languages" />,
};

/**
 * On a phone only the globe is visible. The button keeps its name for screen
 * readers.
 */
export const MinimalOnAPhone: Story = {
  ...Minimal,
  parameters: { window: 'w375' },
};

/**
 * Without the header, the list opens upward. Background, side and alignment
 * follow the toolbar and the controls.
 */
export const InAFooter: Story = {
  args: { side: 'top', align: 'end', defaultOpen: true },
  parameters: {
    ownPage: true,
    controls: { disable: false },
    pictures: [{}, onPhone],
  },
  render: (args) => (
    <FootPage>
      <LanguageMenu {...args} />
    </FootPage>
  ),
};

/**
 * `features={{ languageUk: true }}` adds British English, and the page is in
 * it.
 */
export const UkVariant: Story = {
  parameters: { setting: { language: 'en-UK' }, pictures: [] },
};

/** Arabic, added by configuration alone. The whole header is mirrored. */
export const RightToLeft: Story = {
  parameters: { setting: { language: 'ar' } },
};

/**
 * All words are longer, accented and in brackets. If a bracket is missing, text
 * was cut off.
 */
export const LongerWords: Story = {
  parameters: { setting: { language: 'en-XA' } },
};

/** With only one language, there is no menu. */
export const OneLanguage: Story = {
  parameters: { pictures: [] },
  render: () => <StoryHeader languages={[languages[0]]} />,
};
