import type { Content } from './content';
import type { Messages } from './messages';
import { definitions, navigation } from './validation/menuSchema';
import { filledText, localePattern, objectOf } from './validation/schemaParts';

const $schema = 'https://json-schema.org/draft/2020-12/schema';

const messageProperties = {
  home: words('Name of the link to the home page'),
  skipToContent: words('Skip link'),
  mainNavigation: words(
    'Name of the navigation',
    'Without the word "navigation", which screen readers add by themselves.',
  ),
  menu: words('Menu button on small screens'),
  language: words(
    'Language button',
    'Said before the name of the language that is shown.',
  ),
  onThisPage: words('Name of the navigation within a long page'),
  logIn: words('Log-in link'),
  logOut: words('Log-out entry'),
  accountMenu: words('Name of the account menu'),
  accountDashboard: words('Account dashboard entry'),
  domains: words('Domains entry'),
  badgeNew: words('Badge of a new link'),
  opensInNewTab: words(
    'Opens in a new tab',
    'Said after the name of an external link.',
  ),
  inEnglish: words(
    'In English',
    'Said after the name of a link that leads to the English site.',
  ),
  carousel: words(
    'What a carousel is called',
    'Screen readers say it where they would say "group".',
  ),
  slide: words('What a picture of a carousel is called'),
  slidePosition: words(
    'Position of a picture',
    'Such as: {position} of {count}',
  ),
  stopSlides: words('Button that stops the pictures'),
  startSlides: words('Button that starts the pictures'),
  previousSlide: words('Button of the previous picture'),
  nextSlide: words('Button of the next picture'),
  chooseSlide: words('Name of the buttons for each picture'),
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

function words<Title extends string>(title: Title, description?: string) {
  return { ...filledText, title, ...(description && { description }) } as const;
}
