import * as v from 'valibot';
import { describeText } from '../../core/report/describeValue';
import { isSafeHref } from '../../core/links/links';
import { kindOf } from '../../core/report/reading';
import { samePagePath } from '../../core/browser/samePagePath';
import { hostNames, isHostName } from '../../core/site/site';
import { suggestName } from '../../core/report/suggestName';
import { endOf, startOf } from '../showLink';
import { hardLimits, lengthLimits } from './lengthLimits';
import type {
  AccountLink,
  AccountLogOut,
  Availability,
  DatedBadge,
  NavigationLink,
  NavigationPicture,
  NavigationSpotlight,
} from '../navigation';
import {
  choice,
  flag,
  list,
  object,
  oneOf,
  optionalText,
  patternText,
  requiredText,
  type Entries,
  type Finding,
} from './schemaParts';

/** A language tag (BCP 47) such as `de-DE`. */
export const languageTag = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** A day, or a moment with its zone (ISO 8601). */
const moment =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;

/**
 * A path, or an address whose scheme is harmless, and no empty text. Tabs and
 * line breaks inside a scheme count for nothing, as in a browser's URL parser.
 */
const safeAddress =
  '^(?=[\\s\\S]*\\S)(?:/' +
  '|[\\x00-\\x20]*(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):' +
  '|(?![\\x00-\\x20]*[a-zA-Z][a-zA-Z0-9+.\\t\\n\\r-]*:))';

/** Anything that the browser does not resolve against the page it is on. */
const STARTS_WELL = /^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i;

/** Specification §2: they open in a new tab. */
const externalHosts: readonly unknown[] = [
  'domains',
  'support',
  'forum',
  'learn',
];

const badgeWhy = 'the header knows no other badge than `new`, and shows none.';
const languageFix = 'Write codes or locales, such as `["en", "de-DE"]`';
const pictureWhy = 'the header leaves out a picture that it cannot address.';

/** For schemas that are only asked where the value is an object. */
export const knownToBeOne = { why: '', fix: '' };

/** @param kinds what may not have the same id; `siblings` are the entries of one list */
export function idAmong(...kinds: ('items' | 'links' | 'siblings')[]) {
  return requiredText({
    title: 'Id',
    description:
      'Analytics knows the entry by it: it stays the same in every language and when the words change.',
    why: 'analytics and tests know the entry by it; without one it gets another as soon as its words or its address change.',
    fix: 'Write one that stays the same in every language, such as `pricing`.',
    errors: [
      function* (id, { ids, keys, path }) {
        const list = keys.slice(0, -2).join('.');
        const names = kinds.map(
          (kind) => `${kind === 'siblings' ? list : kind}: ${id}`,
        );
        const first = names.map((name) => ids.get(name)).find(Boolean);
        for (const name of names) if (!ids.has(name)) ids.set(name, path);
        if (first === undefined) return;
        yield [
          `is \`${describeText(id)}\` a second time, after \`${first}\`: analytics cannot tell the two apart. Give one of them another id.`,
        ];
      },
    ],
  });
}

/** In which languages something exists: the same of a link, a column and a menu. */
export const availability: Entries<Availability> = {
  languages: v.optional(
    list(
      patternText(languageTag, 'no language tag', {
        why: 'no page is in such a language, and it counts for none.',
        fix: `${languageFix}.`,
      }),
      {
        title: 'Languages',
        description:
          'In which it exists, by code or locale: en, de-DE. Without them, in all.',
        why: 'the header shows what it is about in every language.',
        fix: `${languageFix}, or leave it out.`,
      },
    ),
  ),
  elsewhere: v.optional(
    choice(['hide', 'mark'], {
      default: 'hide',
      title: 'In other languages',
      description:
        'Whether links are hidden there, or marked "in English" and lead to the English site.',
      why: 'the header takes nothing but `mark` for one, and hides links.',
      fix: 'Write `hide` or `mark`, or leave it out.',
    }),
  ),
};

/** A link that is marked elsewhere leads to the English site. */
export function* expectEnglish({
  languages,
  elsewhere,
}: Availability): Iterable<Finding> {
  if (elsewhere !== 'mark' || !Array.isArray(languages)) return;
  const isEnglish = (tag: unknown) =>
    typeof tag === 'string' && /^en\b/i.test(tag);
  if (languages.length === 0 || languages.some(isEnglish)) return;
  yield [
    'is `mark`, and `languages` has no English: a marked link leads to the English site, so the header hides this one. Add `en`, or leave `elsewhere` out.',
    'elsewhere',
  ];
}

const destination: Entries<Pick<AccountLink, 'href' | 'host' | 'external'>> = {
  href: requiredText({
    title: 'Address',
    description:
      'A path on this site such as /pricing, a path on another host, or a whole address (http, https, mailto, tel).',
    pattern: safeAddress,
    most: hardLimits.address,
    why: 'the header leaves out a link that leads nowhere.',
    fix: 'Write the path of the page, such as `/pricing`.',
    problem: (href) =>
      !isSafeHref(href) &&
      `is \`${describeText(href)}\`: a link may lead to a path on this site, http(s), mailto or tel. Write the path of the page, such as \`/pricing\`.`,
  }),
  host: v.optional(
    choice(hostNames, {
      title: 'Host',
      description: 'Which other host the path is on; none for this site.',
      why: 'the header does not know such a host, and leaves the link out.',
      fix: `Write one of ${hostNames.join(', ')}, or leave it out for a page of this site.`,
      meant: (host) =>
        typeof host === 'string' ? suggestName(host, hostNames) : undefined,
    }),
  ),
  external: v.optional(
    flag({
      title: 'Opens in a new tab',
      description: 'The link says so to screen readers.',
      why: 'the header takes nothing but `true` for a new tab.',
      fix: 'Write `true`, or leave it out.',
    }),
  ),
};

function* checkDestination({
  href,
  host,
  external,
}: AccountLink): Iterable<Finding> {
  if (externalHosts.includes(host) && external === undefined) {
    yield [
      `is missing: \`${host}\` is another site, and links to it open in a new tab and say so. Write \`external: true\`, or \`false\` if it is meant.`,
      'external',
    ];
  }
  const warning = typeof href === 'string' && addressWarning(href, host);
  if (warning) yield [`is \`${describeText(href)}\`, ${warning}`, 'href'];
}

function addressWarning(href: string, host: unknown): string | undefined {
  const isPath = href.startsWith('/');
  const isOnSite = samePagePath(href) !== null;
  if (isHostName(host)) {
    if (isPath && isOnSite) return;
    return `no path: with a \`host\` it is a path there, and the link leads elsewhere than it says. Write a path on \`${host}\`, such as \`/search\`, or leave \`host\` out.`;
  }
  if (!STARTS_WELL.test(href)) {
    return 'which does not begin with a slash: it leads elsewhere from every page. Write the path of the page, such as `/pricing`.';
  }
  if (!isPath || isOnSite) return;
  return 'which leads to another site. Write the whole address with `https:` if it is meant, else one slash.';
}

export const badge = object<DatedBadge>(
  {
    ...knownToBeOne,
    title: 'Dated badge',
    warnings: [
      function* ({ from, until }) {
        if (!isInMonth(from) || !isInMonth(until)) return;
        if (endOf(until) > startOf(from)) return;
        yield [
          'is before `from`: the header never shows the badge. Write the last day of it.',
          'until',
        ];
      },
    ],
  },
  {
    kind: choice(['new'], {
      title: 'Kind',
      why: badgeWhy,
      fix: 'Write `new`.',
    }),
    from: badgeEnd(
      'From',
      'The first day, such as 2026-11-01, in UTC; or a moment with its zone.',
    ),
    until: badgeEnd(
      'Until',
      'The last day, all of it, in UTC; or a moment with its zone.',
    ),
  },
);

function badgeEnd(title: string, description: string) {
  return v.optional(
    patternText(moment, 'no date', {
      title,
      description,
      why: 'the header shows no badge.',
      fix: 'Write a day, such as `2026-11-01`, or a moment with its zone, such as `2026-11-01T09:00Z`.',
      warnings: [
        function* (text) {
          if (isInMonth(text)) return;
          yield [
            `is \`${text}\`, a day that its month does not have: some browsers take the next one, others show no badge. Write the day that is meant.`,
          ];
        },
      ],
    }),
  );
}

function isInMonth(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const day = text.slice(0, 10);
  const start = startOf(day);
  return !isNaN(start) && new Date(start).toISOString().startsWith(day);
}

const plainBadge = choice(['new'], {
  why: badgeWhy,
  fix: "Write `new`, or { kind: 'new', from, until }, or leave it out.",
});

interface Wording {
  title: string;
  description: string;
  fits: number;
}

function labelOf(wording: Wording) {
  return requiredText({
    ...wording,
    why: 'the header leaves out a link that says nothing.',
    fix: 'Write what visitors read, such as `Pricing`.',
  });
}

/** What a link in a menu and a spotlight share. */
function linkEntries(
  id: v.GenericSchema<string>,
  label: Wording,
  description: Wording,
): Entries<NavigationLink> {
  return {
    id,
    label: labelOf(label),
    ...destination,
    ...availability,
    badge: v.optional(
      oneOf(
        plainBadge,
        badge,
        (value) => (kindOf(value) === 'object' ? badge : plainBadge),
        {
          title: 'Badge',
          description:
            'Marks the link as new, in the words of the language; with dates for some time.',
        },
      ),
    ),
    description: optionalText({
      ...description,
      why: 'the header leaves it out.',
      fix: 'Write what one finds there.',
    }),
  };
}

const warnings = [checkDestination, expectEnglish];

/** @param fits how wide its label may be, which depends on where the link is */
function linkOf(
  title: string,
  fits: number,
  ...kinds: Parameters<typeof idAmong>
) {
  return object<NavigationLink>(
    {
      title,
      why: 'the header leaves it out.',
      fix: 'Write a link: { id, label, href }.',
      warnings,
    },
    linkEntries(
      idAmong(...kinds),
      {
        title: 'Label',
        description: `What visitors read; at most ${fits} characters fit.`,
        fits,
      },
      {
        title: 'Description',
        description: `A line below the label; at most ${lengthLimits.description} characters fit.`,
        fits: lengthLimits.description,
      },
    ),
  );
}

export const link = linkOf('Link', lengthLimits.linkLabel, 'links');
export const topLevelLink = linkOf(
  'Link in the bar',
  lengthLimits.topLevelLabel,
  'items',
  'links',
);

const accountLabel = {
  title: 'Label',
  description: `What members read; at most ${lengthLimits.linkLabel} characters fit.`,
  fits: lengthLimits.linkLabel,
};

export const accountLink = object<AccountLink>(
  {
    title: 'Account link',
    why: 'the account menu leaves it out.',
    fix: "Write a link, { id, label, href }, or { id, label, action: 'logOut' }.",
    warnings: [checkDestination],
  },
  { id: idAmong('links'), label: labelOf(accountLabel), ...destination },
);

export const logOut = object<AccountLogOut>(
  { ...knownToBeOne, title: 'Log-out entry' },
  {
    id: idAmong('links'),
    label: requiredText({
      ...accountLabel,
      why: 'the account menu leaves out an entry that says nothing.',
      fix: 'Write what members read, such as `Log Out`.',
    }),
    action: choice(['logOut'], {
      title: 'Action',
      description: 'What the entry does in place of leading somewhere.',
      why: 'the account menu knows no such action, and leaves the entry out.',
      fix: 'Write `logOut`, or leave it out for a link.',
    }),
  },
);

export const picture = object<NavigationPicture>(
  {
    title: 'Picture',
    why: 'the header leaves the picture out.',
    fix: 'Write a picture: { folder, file }.',
  },
  {
    folder: requiredText({
      title: 'Folder',
      description: 'On the media host, such as: spotlight',
      why: pictureWhy,
      fix: 'Write its folder on the media host, such as `spotlight`.',
    }),
    file: requiredText({
      title: 'File',
      description: 'Without width and ending, such as: studio',
      why: pictureWhy,
      fix: 'Write its name without width and ending, such as `studio`.',
      warnings: [expectBareName],
    }),
    extension: v.optional(
      choice(['jpg', 'webp', 'png'], {
        default: 'jpg',
        title: 'Ending',
        description: 'Of the picture itself; WebP is offered beside it.',
        why: 'the header takes `jpg` instead.',
        fix: 'Write `jpg`, `webp` or `png`, or leave it out.',
      }),
    ),
    alt: optionalText({
      default: '',
      title: 'Alternative text',
      description: 'What it shows; empty where the text beside it says it.',
      why: 'the header takes it for a decoration.',
      fix: 'Write what the picture shows, or leave it out.',
    }),
  },
);

function* expectBareName(file: string): Iterable<Finding> {
  const bare = file.replace(/\.(?:jpe?g|webp|png)$/i, '').replace(/-\d+w$/, '');
  if (bare === file) return;
  yield [
    `holds a width or an ending: the header adds both, and asks for a picture that is not there. Write \`${bare.slice(0, 60)}\`.`,
  ];
}

export const spotlight = object<NavigationSpotlight>(
  {
    title: 'Spotlight',
    why: 'the header leaves it out.',
    fix: 'Write a spotlight: { id, label, href, pictures }.',
    warnings,
  },
  {
    ...linkEntries(
      idAmong('links'),
      {
        title: 'Title',
        description: `At most ${lengthLimits.spotlightTitle} characters fit.`,
        fits: lengthLimits.spotlightTitle,
      },
      {
        title: 'Description',
        description: `At most ${lengthLimits.spotlightDescription} characters fit.`,
        fits: lengthLimits.spotlightDescription,
      },
    ),
    subtitle: optionalText({
      title: 'Subtitle',
      description: `Between title and description; at most ${lengthLimits.spotlightSubtitle} characters fit.`,
      why: 'the header leaves it out.',
      fix: 'Write the line between title and description.',
      fits: lengthLimits.spotlightSubtitle,
    }),
    pictures: list(picture, {
      title: 'Pictures',
      description: 'Shown one after the other.',
      why: 'the header has nothing to show beside the words.',
      fix: 'List at least one: [{ folder, file }].',
    }),
  },
);
