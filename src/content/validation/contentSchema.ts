import * as v from 'valibot';
import type { Content, Messages } from '../content';
import { lengthLimits } from './lengthLimits';
import { languageTag } from './linkSchema';
import { navigation } from './menuSchema';
import { choice, object, requiredText, type Finding } from './schemaParts';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ps|sd|ug|ur|yi)(?:-|$)/i;

const localeFix = 'Write a language tag, such as `de-DE`.';

/** The title and description of each message, for forms. */
const words: Record<keyof Messages, readonly [string, string?]> = {
  home: ['Name of the link to the home page'],
  skipToContent: ['Skip link'],
  mainNavigation: [
    'Name of the navigation',
    'Without the word "navigation", which screen readers add.',
  ],
  menu: ['Menu button on small screens'],
  language: [
    'Language button',
    'Read before the name of the current language.',
  ],
  onThisPage: ['Name of the navigation within a long page'],
  logIn: ['Login link'],
  logOut: ['Logout entry'],
  accountMenu: ['Name of the account menu'],
  accountDashboard: ['Account dashboard entry'],
  domains: ['Domains entry'],
  badgeNew: ['Badge of a new link'],
  opensInNewTab: [
    'Opens in a new tab',
    'Read after the name of an external link.',
  ],
  inEnglish: [
    'In English',
    'Shown after the name of a link to the English site.',
  ],
  carousel: [
    'Role of the carousel',
    'Screen readers read it instead of "group".',
  ],
  slide: ['Role of a picture in the carousel'],
  slidePosition: [
    'Position of a picture',
    'For example: {position} of {count}',
  ],
  stopSlides: ['Button that stops the pictures'],
  startSlides: ['Button that starts the pictures'],
  previousSlide: ['Button of the previous picture'],
  nextSlide: ['Button of the next picture'],
  chooseSlide: ['Name of the group of buttons that choose a picture'],
};

/** Messages in places that do not wrap, with their maximum widths. */
const fits: Partial<Record<keyof Messages, number>> = {
  badgeNew: lengthLimits.badge,
  inEnglish: lengthLimits.mark,
  logIn: lengthLimits.topLevelLabel,
};

const wholeWhy = 'the header uses the English message.';
const ownWhy = 'the header uses its default message.';

const wording = {
  title: 'Wording',
  why: wholeWhy,
  fix: "Pass an object of messages, such as { logIn: 'Sign in' }.",
};

/** Messages of content: all are required. */
const messages = object<Messages>(
  wording,
  forEachWord((name) => wordOf(name, wholeWhy)),
);

/** Messages of the `messages` setting: none is required. */
export const someMessages = object<Partial<Messages>>(
  wording,
  forEachWord((name) => v.optional(wordOf(name, ownWhy))),
);

function forEachWord<Schema>(schemaOf: (name: keyof Messages) => Schema) {
  const names = Object.keys(words) as (keyof Messages)[];
  const entries = names.map((name) => [name, schemaOf(name)]);
  return Object.fromEntries(entries) as Record<keyof Messages, Schema>;
}

function wordOf(name: keyof Messages, why: string) {
  const [title, description] = words[name];
  return requiredText({
    title,
    description,
    why,
    fix: 'Write it in the language of the content.',
    fits: fits[name],
  });
}

export const content = object<Content>(
  {
    warnings: [expectDirection],
    why: 'the header uses its English content.',
    fix: "Pass `content={await loadContent('de-DE')}`, or an object { locale, messages, navigation }.",
  },
  {
    locale: requiredText({
      title: 'Language',
      description: 'A language tag such as de-DE.',
      pattern: languageTag.source,
      why: 'the header marks the content as English.',
      fix: localeFix,
      problem: (tag) =>
        !languageTag.test(tag) &&
        `is not a language tag; screen readers and search engines assume another language. ${localeFix}`,
    }),
    direction: v.optional(
      choice(['ltr', 'rtl'], {
        default: 'ltr',
        title: 'Direction of writing',
        why: 'the layout of the header is left to right.',
        fix: 'Write `ltr` or `rtl`.',
      }),
    ),
    messages,
    navigation,
  },
);

function* expectDirection({ locale, direction }: Content): Iterable<Finding> {
  if (direction !== undefined || typeof locale !== 'string') return;
  if (!RIGHT_TO_LEFT.test(locale)) return;
  yield [
    "is missing; the language is written from right to left, but the layout of the header is left to right. Write `direction: 'rtl'`.",
    'direction',
  ];
}
