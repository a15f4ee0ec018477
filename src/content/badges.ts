import type { NavigationBadge } from './navigation';

const DAY = 24 * 60 * 60 * 1000;

/**
 * A day or a moment (ISO 8601): the header's own reading, as browsers differ
 * in theirs of days that a month does not have and of moments without a zone.
 */
export const momentPattern =
  '^(\\d{4}-(?:0[1-9]|1[0-2]))-(0[1-9]|[12]\\d|3[01])' +
  '(?:T((?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?)(?:\\.\\d+)?' +
  '(Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)?)?$';

const moment = new RegExp(momentPattern);

/** When it begins, in ms since 1970, UTC where no zone is said; `NaN` where it is no moment. The 30th of February is the 2nd of March. */
export function startOf(text: unknown): number {
  const parts = typeof text === 'string' ? moment.exec(text) : null;
  if (!parts) return NaN;
  const [, month, day, time = '00:00', zone = 'Z'] = parts;
  return Date.parse(`${month}-01T${time}${zone}`) + (Number(day) - 1) * DAY;
}

/** When it is over: a day lasts until midnight, UTC. */
export function endOf(text: string): number {
  return startOf(text) + (text.includes('T') ? 0 : DAY);
}

/**
 * The badge of a link at some moment.
 *
 * @param now ms since 1970; `null` where nobody may look at a clock, and a
 *   dated badge does not show
 */
export function badgeAt(
  badge: NavigationBadge | undefined,
  now: number | null,
): 'new' | undefined {
  if (typeof badge !== 'object') return badge;
  const { from, until } = badge;
  const isOn =
    now !== null &&
    (from === undefined || startOf(from) <= now) &&
    (until === undefined || now < endOf(until));
  return isOn ? 'new' : undefined;
}
