import type { Content } from './content';
import type { Messages } from './messages';
import { definitions, navigation } from './validation/menuSchema';
import { filledText, localePattern, objectOf } from './validation/schemaParts';

const $schema = 'https://json-schema.org/draft/2020-12/schema';

const messageProperties = {
  home: { ...filledText, title: 'Name of the link to the home page' },
  skipToContent: { ...filledText, title: 'Skip link' },
  mainNavigation: {
    ...filledText,
    title: 'Name of the navigation',
    description:
      'Without the word "navigation", which screen readers add by themselves.',
  },
  menu: { ...filledText, title: 'Menu button on small screens' },
  language: {
    ...filledText,
    title: 'Language button',
    description: 'Said before the name of the language that is shown.',
  },
  onThisPage: {
    ...filledText,
    title: 'Name of the navigation within a long page',
  },
  logIn: { ...filledText, title: 'Log-in link' },
  logOut: { ...filledText, title: 'Log-out entry' },
  accountMenu: { ...filledText, title: 'Name of the account menu' },
  accountDashboard: { ...filledText, title: 'Account dashboard entry' },
  domains: { ...filledText, title: 'Domains entry' },
  badgeNew: { ...filledText, title: 'Badge of a new link' },
  opensInNewTab: {
    ...filledText,
    title: 'Opens in a new tab',
    description: 'Said after the name of an external link.',
  },
  inEnglish: {
    ...filledText,
    title: 'In English',
    description:
      'Said after the name of a link that leads to the English site.',
  },
  carousel: {
    ...filledText,
    title: 'What a carousel is called',
    description: 'Screen readers say it where they would say "group".',
  },
  slide: { ...filledText, title: 'What a picture of a carousel is called' },
  slidePosition: {
    ...filledText,
    title: 'Position of a picture',
    description: 'Such as: {position} of {count}',
  },
  stopSlides: { ...filledText, title: 'Button that stops the pictures' },
  startSlides: { ...filledText, title: 'Button that starts the pictures' },
  previousSlide: { ...filledText, title: 'Button of the previous picture' },
  nextSlide: { ...filledText, title: 'Button of the next picture' },
  chooseSlide: { ...filledText, title: 'Name of the buttons for each picture' },
} as const satisfies Record<keyof Messages, unknown>;

const messages = objectOf(
  'Wording',
  messageProperties,
  Object.keys(messageProperties) as (keyof Messages)[],
);

const contentProperties = {
  locale: {
    type: 'string',
    pattern: localePattern,
    title: 'Language',
    description: 'A language tag such as de-DE.',
  },
  direction: {
    type: 'string',
    enum: ['ltr', 'rtl'],
    default: 'ltr',
    title: 'Direction of writing',
  },
  messages,
  navigation,
} as const satisfies Record<keyof Content, unknown>;

/**
 * JSON Schema (draft 2020-12) of the header's menus, for editors and forms.
 * `validateNavigation` says more: what no schema can, and how to mend it.
 */
export const navigationSchema = {
  $schema,
  $id: 'https://lintel.example.com/schemas/navigation-1.json',
  ...navigation,
  title: 'Lintel: the menus of the header',
  description: 'Menus and top-level links, in order.',
  $defs: definitions,
} as const;

/**
 * JSON Schema (draft 2020-12) of everything the header says and points to in
 * one language. `validateContent` says more: what no schema can, and how to
 * mend it.
 */
export const contentSchema = {
  $schema,
  $id: 'https://lintel.example.com/schemas/content-1.json',
  ...objectOf('Lintel: the content of the header', contentProperties, [
    'locale',
    'messages',
    'navigation',
  ]),
  description: 'Menus and wording in one language.',
  $defs: definitions,
} as const;
