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

/** A day, or a time with its zone (ISO 8601). */
const moment =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;

/**
 * A path, or an address with a safe scheme (behaviour L3), and not empty. Tabs
 * and line breaks inside a scheme are ignored, as in a browser's URL parser.
 */
const safeAddress =
  '^(?=[\\s\\S]*\\S)(?:/' +
  '|[\\x00-\\x20]*(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):' +
  '|(?![\\x00-\\x20]*[a-zA-Z][a-zA-Z0-9+.\\t\\n\\r-]*:))';

/** Addresses that do not depend on the path of the current page. */
const STARTS_WELL = /^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i;

/** Hosts whose links usually open in a new tab. */
const externalHosts: readonly unknown[] = [
  'domains',
  'support',
  'forum',
  'learn',
];

const badgeWhy = 'the header shows no badge.';
const languageFix = 'Write codes or locales, such as `["en", "de-DE"]`';
const pictureWhy = 'the header leaves the picture out.';

/** For schemas that are used only if the value is an object. */
export const knownToBeOne = { why: '', fix: '' };

/** @param kinds the entries among which the id must be unique; `siblings` are the entries of one list */
export function idAmong(...kinds: ('items' | 'links' | 'siblings')[]) {
  return requiredText({
    title: 'Id',
    description:
      'Identifies the entry in analytics. Keep it the same in all languages, and when the label changes.',
    why: 'analytics and tests identify the entry by it, and without it the id changes with the label or address.',
    fix: 'Write an id that is the same in all languages, such as `pricing`.',
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
          `repeats \`${describeText(id)}\` of \`${first}\`; analytics cannot tell the two apart. Give one of them another id.`,
        ];
      },
    ],
  });
}

/** The languages in which a link, a column or a menu exists. */
export const availability: Entries<Availability> = {
  languages: v.optional(
    list(
      patternText(languageTag, 'not a language tag', {
        why: 'it matches no language.',
        fix: `${languageFix}.`,
      }),
      {
        title: 'Languages',
        description:
          'The languages in which it exists, by code or locale: en, de-DE. All if left out.',
        why: 'the header shows the entry in all languages.',
        fix: `${languageFix}, or leave it out.`,
      },
    ),
  ),
  elsewhere: v.optional(
    choice(['hide', 'mark'], {
      default: 'hide',
      title: 'In other languages',
      description:
        'Whether links are hidden, or marked "in English" and lead to the English site.',
      why: 'the header hides the links.',
      fix: 'Write `hide` or `mark`, or leave it out.',
    }),
  ),
};

/** Warns about marked links without English: they lead to the English site. */
export function* expectEnglish({
  languages,
  elsewhere,
}: Availability): Iterable<Finding> {
  if (elsewhere !== 'mark' || !Array.isArray(languages)) return;
  const isEnglish = (tag: unknown) =>
    typeof tag === 'string' && /^en\b/i.test(tag);
  if (languages.length === 0 || languages.some(isEnglish)) return;
  yield [
    'is `mark`, but `languages` does not include English; the header hides the link, because marked links lead to the English site. Add `en`, or leave `elsewhere` out.',
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
    why: 'the header leaves out a link without a valid address.',
    fix: 'Write the path of the page, such as `/pricing`.',
    problem: (href) =>
      !isSafeHref(href) &&
      `is \`${describeText(href)}\`, not a path or an http(s), mailto or tel address; the header leaves the link out. Write the path of the page, such as \`/pricing\`.`,
  }),
  host: v.optional(
    choice(hostNames, {
      title: 'Host',
      description:
        'Another host, on which the path is. Left out for this site.',
      why: 'the host is unknown, and the header leaves the link out.',
      fix: `Write one of ${hostNames.join(', ')}, or leave it out for a page of this site.`,
      meant: (host) =>
        typeof host === 'string' ? suggestName(host, hostNames) : undefined,
    }),
  ),
  external: v.optional(
    flag({
      title: 'Opens in a new tab',
      description: 'Screen readers announce it.',
      why: 'the link opens in the same tab.',
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
      `is missing; links to \`${host}\`, which is another site, usually open in a new tab. Write \`external: true\`, or \`false\` if this is intended.`,
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
    return `not a path; with a \`host\`, the link leads to another address than intended. Write a path on \`${host}\`, such as \`/search\`, or leave \`host\` out.`;
  }
  if (!STARTS_WELL.test(href)) {
    return 'which does not begin with a slash; where it leads depends on the current page. Write the path of the page, such as `/pricing`.';
  }
  if (!isPath || isOnSite) return;
  return 'which leads to another site; this is probably a mistake. Write one slash, or the whole address with `https:` if it is intended.';
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
          'is before `from`; the header never shows the badge. Write the last day of the badge.',
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
      'The first day, such as 2026-11-01, in UTC, or a time with its zone.',
    ),
    until: badgeEnd(
      'Until',
      'The last day, included, in UTC, or a time with its zone.',
    ),
  },
);

function badgeEnd(title: string, description: string) {
  return v.optional(
    patternText(moment, 'not a date', {
      title,
      description,
      why: 'the header shows no badge.',
      fix: 'Write a day, such as `2026-11-01`, or a time with its zone, such as `2026-11-01T09:00Z`.',
      warnings: [
        function* (text) {
          if (isInMonth(text)) return;
          yield [
            `is \`${text}\`, a day that does not exist; some browsers use the next day, others show no badge. Write an existing day.`,
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
    why: 'the header leaves out a link without a label.',
    fix: 'Write the visible text, such as `Pricing`.',
  });
}

/** The entries that links and spotlights share. */
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
          description: 'Marks the link as new, always or for some time.',
        },
      ),
    ),
    description: optionalText({
      ...description,
      why: 'the header leaves it out.',
      fix: 'Write what visitors find there.',
    }),
  };
}

const warnings = [checkDestination, expectEnglish];

/** @param fits the maximum width of its label */
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
        description: `The visible text. At most ${fits} characters fit.`,
        fits,
      },
      {
        title: 'Description',
        description: `A line below the label. At most ${lengthLimits.description} characters fit.`,
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
  description: `The visible text. At most ${lengthLimits.linkLabel} characters fit.`,
  fits: lengthLimits.linkLabel,
};

export const accountLink = object<AccountLink>(
  {
    title: 'Account link',
    why: 'the account menu leaves it out.',
    fix: "Write a link { id, label, href }, or { id, label, action: 'logOut' }.",
    warnings: [checkDestination],
  },
  { id: idAmong('links'), label: labelOf(accountLabel), ...destination },
);

export const logOut = object<AccountLogOut>(
  { ...knownToBeOne, title: 'Logout entry' },
  {
    id: idAmong('links'),
    label: requiredText({
      ...accountLabel,
      why: 'the account menu leaves out an entry without a label.',
      fix: 'Write the visible text, such as `Log Out`.',
    }),
    action: choice(['logOut'], {
      title: 'Action',
      description: 'What the entry does instead of leading to an address.',
      why: 'the action is unknown, and the account menu leaves the entry out.',
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
      description: 'The folder on the media host, such as: spotlight',
      why: pictureWhy,
      fix: 'Write the folder on the media host, such as `spotlight`.',
    }),
    file: requiredText({
      title: 'File',
      description: 'The name without width and extension, such as: studio',
      why: pictureWhy,
      fix: 'Write the file name without width and extension, such as `studio`.',
      warnings: [expectBareName],
    }),
    extension: v.optional(
      choice(['jpg', 'webp', 'png'], {
        default: 'jpg',
        title: 'Extension',
        description: 'The format of the picture. WebP is offered as well.',
        why: 'the header uses `jpg`.',
        fix: 'Write `jpg`, `webp` or `png`, or leave it out.',
      }),
    ),
    alt: optionalText({
      default: '',
      title: 'Alternative text',
      description:
        'What the picture shows. Empty if the text next to it says it.',
      why: 'the header treats the picture as decorative.',
      fix: 'Write what the picture shows, or leave it out.',
    }),
  },
);

function* expectBareName(file: string): Iterable<Finding> {
  const bare = file.replace(/\.(?:jpe?g|webp|png)$/i, '').replace(/-\d+w$/, '');
  if (bare === file) return;
  yield [
    `includes a width or an extension; the header adds both, and the picture is not found. Write \`${bare.slice(0, 60)}\`.`,
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
      description: `A line between title and description. At most ${lengthLimits.spotlightSubtitle} characters fit.`,
      why: 'the header leaves it out.',
      fix: 'Write the line between title and description.',
      fits: lengthLimits.spotlightSubtitle,
    }),
    pictures: list(picture, {
      title: 'Pictures',
      description: 'The pictures, shown one after the other.',
      why: 'the spotlight has no picture.',
      fix: 'List at least one: [{ folder, file }].',
    }),
  },
);
