import type { NavigationBadge } from './navigation';

const DAY = 24 * 60 * 60 * 1000;

/** What browsers read alike (ISO 8601): a day, or a moment with its zone. */
const MOMENT = /^\d{4}-\d\d-\d\d(T.+(Z|[+-]..:..))?$/;

/** When a day or a moment begins, in ms since 1970; `NaN` where it is neither. */
export function startOf(text: unknown): number {
  return typeof text === 'string' && MOMENT.test(text) ? Date.parse(text) : NaN;
}

/** When it is over: a day lasts until midnight, UTC. */
export function endOf(text: string): number {
  return startOf(text) + (text.length > 10 ? 0 : DAY);
}

/**
 * The badge of a link at some moment.
 *
 * @param now ms since 1970; `NaN` where nobody may look at a clock, and a dated
 *   badge does not show
 */
export function badgeAt(
  badge: NavigationBadge | undefined,
  now: number,
): 'new' | undefined {
  if (typeof badge !== 'object') return badge;
  const { from = '1970-01-01', until = '9999-12-31' } = badge;
  return startOf(from) <= now && now < endOf(until) ? 'new' : undefined;
}
