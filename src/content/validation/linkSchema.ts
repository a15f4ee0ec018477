import { hostNames } from '../../core/site';
import { hardLimits, lengthLimits } from '../lengthLimits';
import type {
  AccountLink,
  AccountLogOut,
  DatedBadge,
  NavigationLink,
  NavigationPicture,
  NavigationSpotlight,
} from '../navigation';
import {
  availability,
  filledText,
  id,
  listOf,
  objectOf,
  optionalText,
} from './schemaParts';

/**
 * A path, or an address whose scheme is harmless, and no empty text. Tabs and
 * line breaks inside a scheme count for nothing, as in a browser's URL parser.
 */
const safeAddress =
  '^(?=[\\s\\S]*\\S)(?:/' +
  '|[\\x00-\\x20]*(?:[hH][tT][tT][pP][sS]?|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):' +
  '|(?![\\x00-\\x20]*[a-zA-Z][a-zA-Z0-9+.\\t\\n\\r-]*:))';

/** A day, or a moment with its zone (ISO 8601). */
const momentPattern =
  '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])' +
  '(?:T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?' +
  '(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d))?$';

const badgeProperties = {
  kind: { type: 'string', enum: ['new'], title: 'Kind' },
  from: {
    type: 'string',
    pattern: momentPattern,
    title: 'From',
    description:
      'The first day, such as 2026-11-01, in UTC; or a moment with its zone.',
  },
  until: {
    type: 'string',
    pattern: momentPattern,
    title: 'Until',
    description: 'The last day, all of it, in UTC; or a moment with its zone.',
  },
} as const satisfies Record<keyof DatedBadge, unknown>;

const linkProperties = {
  id,
  label: {
    ...filledText,
    title: 'Label',
    description: `What visitors read; at most ${lengthLimits.linkLabel} characters fit, and ${lengthLimits.topLevelLabel} in the bar.`,
  },
  href: {
    type: 'string',
    pattern: safeAddress,
    maxLength: hardLimits.address,
    title: 'Address',
    description:
      'A path on this site such as /pricing, a path on another host, or a whole address (http, https, mailto, tel).',
  },
  host: {
    type: 'string',
    enum: hostNames,
    title: 'Host',
    description: 'Which other host the path is on; none for this site.',
  },
  external: {
    type: 'boolean',
    title: 'Opens in a new tab',
    description: 'The link says so to screen readers.',
  },
  ...availability,
  badge: {
    anyOf: [{ const: 'new' }, { $ref: '#/$defs/badge' }],
    title: 'Badge',
    description:
      'Marks the link as new, in the words of the language; with dates for some time.',
  },
  description: {
    ...optionalText,
    title: 'Description',
    description: `A line below the label; at most ${lengthLimits.description} characters fit.`,
  },
} as const satisfies Record<keyof NavigationLink, unknown>;

const { href, host, external } = linkProperties;

const accountLinkProperties = {
  id,
  label: {
    ...filledText,
    title: 'Label',
    description: `What members read; at most ${lengthLimits.linkLabel} characters fit.`,
  },
  href,
  host,
  external,
} as const satisfies Record<keyof AccountLink, unknown>;

const logOutProperties = {
  id,
  label: accountLinkProperties.label,
  action: {
    type: 'string',
    enum: ['logOut'],
    title: 'Action',
    description: 'What the entry does in place of leading somewhere.',
  },
} as const satisfies Record<keyof AccountLogOut, unknown>;

const pictureProperties = {
  folder: {
    ...filledText,
    title: 'Folder',
    description: 'On the media host, such as: spotlight',
  },
  file: {
    ...filledText,
    title: 'File',
    description: 'Without width and ending, such as: studio',
  },
  extension: {
    type: 'string',
    enum: ['jpg', 'webp', 'png'],
    default: 'jpg',
    title: 'Ending',
    description: 'Of the picture itself; WebP is offered beside it.',
  },
  alt: {
    ...optionalText,
    default: '',
    title: 'Alternative text',
    description: 'What it shows; empty where the text beside it says it.',
  },
} as const satisfies Record<keyof NavigationPicture, unknown>;

const spotlightProperties = {
  ...linkProperties,
  label: {
    ...filledText,
    title: 'Title',
    description: `At most ${lengthLimits.spotlightTitle} characters fit.`,
  },
  subtitle: {
    ...optionalText,
    title: 'Subtitle',
    description: `Between title and description; at most ${lengthLimits.spotlightSubtitle} characters fit.`,
  },
  description: {
    ...optionalText,
    title: 'Description',
    description: `At most ${lengthLimits.spotlightDescription} characters fit.`,
  },
  pictures: {
    ...listOf('#/$defs/picture'),
    title: 'Pictures',
    description: 'Shown one after the other.',
  },
} as const satisfies Record<keyof NavigationSpotlight, unknown>;

export const badge = objectOf('Dated badge', badgeProperties, ['kind']);
export const link = objectOf('Link', linkProperties, ['id', 'label', 'href']);
export const accountLink = objectOf('Account link', accountLinkProperties, [
  'id',
  'label',
  'href',
]);
export const logOut = objectOf('Log-out entry', logOutProperties, [
  'id',
  'label',
  'action',
]);
export const picture = objectOf('Picture', pictureProperties, [
  'folder',
  'file',
]);
export const spotlight = objectOf('Spotlight', spotlightProperties, [
  'id',
  'label',
  'href',
  'pictures',
]);
