import * as v from 'valibot';
import type { Content, Messages } from '../content';
import { lengthLimits } from './lengthLimits';
import { languageTag } from './linkSchema';
import { navigation } from './menuSchema';
import { choice, object, requiredText, type Finding } from './schemaParts';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ps|sd|ug|ur|yi)(?:-|$)/i;

const localeFix = 'Write a language tag, such as `de-DE`.';

/** What each word is, and what there is to say of it. */
const words: Record<keyof Messages, readonly [string, string?]> = {
  home: ['Name of the link to the home page'],
  skipToContent: ['Skip link'],
  mainNavigation: [
    'Name of the navigation',
    'Without the word "navigation", which screen readers add by themselves.',
  ],
  menu: ['Menu button on small screens'],
  language: [
    'Language button',
    'Said before the name of the language that is shown.',
  ],
  onThisPage: ['Name of the navigation within a long page'],
  logIn: ['Log-in link'],
  logOut: ['Log-out entry'],
  accountMenu: ['Name of the account menu'],
  accountDashboard: ['Account dashboard entry'],
  domains: ['Domains entry'],
  badgeNew: ['Badge of a new link'],
  opensInNewTab: [
    'Opens in a new tab',
    'Said after the name of an external link.',
  ],
  inEnglish: [
    'In English',
    'Said after the name of a link that leads to the English site.',
  ],
  carousel: [
    'What a carousel is called',
    'Screen readers say it where they would say "group".',
  ],
  slide: ['What a picture of a carousel is called'],
  slidePosition: ['Position of a picture', 'Such as: {position} of {count}'],
  stopSlides: ['Button that stops the pictures'],
  startSlides: ['Button that starts the pictures'],
  previousSlide: ['Button of the previous picture'],
  nextSlide: ['Button of the next picture'],
  chooseSlide: ['Name of the buttons for each picture'],
};

/** The places of the bar that do not wrap. */
const fits: Partial<Record<keyof Messages, number>> = {
  badgeNew: lengthLimits.badge,
  inEnglish: lengthLimits.mark,
  logIn: lengthLimits.topLevelLabel,
};

const wholeWhy = 'the header shows the English words instead.';
const ownWhy = 'the header shows its own words instead.';

const wording = {
  title: 'Wording',
  why: wholeWhy,
  fix: "Write the words by their names: { logIn: 'Sign in' }.",
};

/** The header's own words, all of them. */
const messages = object<Messages>(
  wording,
  forEachWord((name) => wordOf(name, wholeWhy)),
);

/** A page team's own words, of which it may leave out any. */
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
    fix: 'Write it in the language of the page.',
    fits: fits[name],
  });
}

export const content = object<Content>(
  {
    warnings: [expectDirection],
    why: 'the header shows its English content instead.',
    fix: "Write `content={await loadContent('de-DE')}`, or an object: { locale, messages, navigation }.",
  },
  {
    locale: requiredText({
      title: 'Language',
      description: 'A language tag such as de-DE.',
      pattern: languageTag.source,
      why: 'the header says that the content is English.',
      fix: localeFix,
      problem: (tag) =>
        !languageTag.test(tag) &&
        `is no language tag: screen readers and search engines take the words for another language. ${localeFix}`,
    }),
    direction: v.optional(
      choice(['ltr', 'rtl'], {
        default: 'ltr',
        title: 'Direction of writing',
        why: 'the header is laid out from left to right.',
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
    "is missing: the language is written from right to left, and the header is laid out from left to right. Write `direction: 'rtl'`.",
    'direction',
  ];
}
