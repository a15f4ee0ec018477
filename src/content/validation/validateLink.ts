import { isSafeHref } from '../../core/links';
import { samePagePath } from '../../core/samePagePath';
import { hostNames, isHostName } from '../../core/site';
import { hardLimits, lengthLimits } from '../lengthLimits';
import { describeText } from './describeValue';
import {
  checkNames,
  isKind,
  optionalChoice,
  optionalText,
  requiredText,
} from './fields';
import { link as linkSchema } from './linkSchema';
import { error, field, warn, type Place } from './place';
import { suggestName } from './suggestName';
import { checkId, type Ids } from './uniqueIds';
import { validateAvailability } from './validateAvailability';
import { validateBadge } from './validateBadge';

/** How wide the texts of a link may be, which depends on where it stands. */
export interface LinkLimits {
  label: number;
  description: number;
}

export const columnLimits: LinkLimits = {
  label: lengthLimits.linkLabel,
  description: lengthLimits.description,
};

/** Specification §2: they open in a new tab. */
const externalHosts: readonly unknown[] = [
  'domains',
  'support',
  'forum',
  'learn',
];

/** Anything that the browser does not resolve against the page it is on. */
const STARTS_WELL = /^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i;

export function validateLink(at: Place, limits: LinkLimits, ...ids: Ids[]) {
  const isLink = isKind(at, 'object', {
    why: 'the header leaves it out.',
    fix: 'Write a link: { id, label, href }.',
  });
  if (!isLink) return;
  checkNames(at, Object.keys(linkSchema.properties));
  validateLinkFields(at, limits, ...ids);
}

/** What a link and a spotlight share. */
export function validateLinkFields(
  at: Place,
  limits: LinkLimits,
  ...ids: Ids[]
): void {
  validateTarget(at, limits, ...ids);
  validateAvailability(at);
  validateBadge(field(at, 'badge'));
  optionalText(field(at, 'description'), {
    why: 'the header leaves it out.',
    fix: 'Write what one finds there.',
    fits: limits.description,
  });
}

/** What every link has, those of the account menu too. */
export function validateTarget(
  at: Place,
  limits: Pick<LinkLimits, 'label'>,
  ...ids: Ids[]
): void {
  checkId(at, ...ids);
  requiredText(field(at, 'label'), {
    why: 'the header leaves out a link that says nothing.',
    fix: 'Write what visitors read, such as `Pricing`.',
    fits: limits.label,
  });
  checkAddress(at);
  optionalChoice(field(at, 'external'), [true, false], {
    why: 'the header takes nothing but `true` for a new tab.',
    fix: 'Write `true`, or leave it out.',
  });
}

function checkAddress(at: Place): void {
  const hrefPlace = field(at, 'href');
  const host = field(at, 'host');
  const href = requiredText(hrefPlace, {
    why: 'the header leaves out a link that leads nowhere.',
    fix: 'Write the path of the page, such as `/pricing`.',
    most: hardLimits.address,
  });
  if (host.value !== undefined) checkHost(at, host);
  if (href === null) return;
  if (!isSafeHref(href)) {
    error(
      hrefPlace,
      `\`href\` is \`${describeText(href)}\`: a link may lead to a path on this site, http(s), mailto or tel. Write the path of the page, such as \`/pricing\`.`,
    );
  } else if (isHostName(host.value)) {
    checkPathOnHost(hrefPlace, href, host.value);
  } else {
    checkPath(hrefPlace, href);
  }
}

function checkHost(at: Place, host: Place): void {
  const meant =
    typeof host.value === 'string' && suggestName(host.value, hostNames);
  optionalChoice(host, hostNames, {
    why: 'the header does not know such a host, and leaves the link out.',
    fix: meant
      ? `Did you mean \`${meant}\`?`
      : `Write one of ${hostNames.join(', ')}, or leave it out for a page of this site.`,
  });
  const external = field(at, 'external');
  if (!externalHosts.includes(host.value) || external.value !== undefined) {
    return;
  }
  warn(
    external,
    `\`external\` is missing: \`${host.value}\` is another site, and links to it open in a new tab and say so. Write \`external: true\`, or \`false\` if it is meant.`,
  );
}

function checkPathOnHost(at: Place, href: string, host: string): void {
  if (href.startsWith('/') && samePagePath(href) !== null) return;
  warn(
    at,
    `\`href\` is \`${describeText(href)}\`, no path: with a \`host\` it is a path there, and the link leads elsewhere than it says. Write a path on \`${host}\`, such as \`/search\`, or leave \`host\` out.`,
  );
}

function checkPath(at: Place, href: string): void {
  if (!STARTS_WELL.test(href)) {
    warn(
      at,
      `\`href\` is \`${describeText(href)}\`, which does not begin with a slash: it leads elsewhere from every page. Write the path of the page, such as \`/pricing\`.`,
    );
  } else if (href.startsWith('/') && samePagePath(href) === null) {
    warn(
      at,
      `\`href\` is \`${describeText(href)}\`, which leads to another site. Write the whole address with \`https:\` if it is meant, else one slash.`,
    );
  }
}
