import type { NavigationBadge } from './navigation';

const DAY = 24 * 60 * 60 * 1000;

/** Dates that all browsers parse alike (ISO 8601): a day, or a time with its zone. */
const MOMENT = /^\d{4}-\d\d-\d\d(T.+(Z|[+-]..:..))?$/;

/** When a day or a time begins, in ms since 1970; `NaN` if it is invalid. */
export function startOf(text: unknown): number {
  if (typeof text !== 'string' || !MOMENT.test(text)) return NaN;
  // Some browsers read February 30 as March 2, and others do not.
  const day = new Date(text.slice(0, 10)).getUTCDate();
  return day === +text.slice(8, 10) ? Date.parse(text) : NaN;
}

/** When a day or a time ends, in ms since 1970. A day lasts until midnight, UTC. */
function endOf(text: string): number {
  return startOf(text) + (text.length > 10 ? 0 : DAY);
}

/**
 * The badge of a link at a given time.
 *
 * @param now in ms since 1970; `NaN` before hydration, when no dated badge is shown
 */
export function badgeAt(
  badge: NavigationBadge | undefined,
  now: number,
): 'new' | undefined {
  if (typeof badge !== 'object') return badge;
  const { from = '1970-01-01', until = '9999-12-31' } = badge;
  return startOf(from) <= now && now < endOf(until) ? 'new' : undefined;
}
