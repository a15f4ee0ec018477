import { matchesPath } from '../http/paths';
import { isObject } from '../http/body';

/**
 * A simulated failure of a path's requests. Its fields can be combined and apply
 * in this order: the request is logged, delayed, dropped or kept waiting, and
 * answered. If `status` or `body` replaces the answer, the request has no effect:
 * after a failed logout, the session still exists.
 * @example
 * import { createVisitor } from 'lintel/testing';
 * import type { Fault } from 'lintel/testing';
 *
 * const slowFailure: Fault = { delay: 2000, status: 503 };
 * createVisitor().backend.setFault('/api/me', slowFailure);
 */
export interface Fault {
  /**
   * How long the request waits, in ms.
   * @default 0
   * @example 2000
   */
  delay?: number | undefined;
  /**
   * The status of an answer that replaces the real one.
   * @default 200 if there is a `body`
   * @example 500
   */
  status?: number | undefined;
  /**
   * The body of an answer that replaces the real one. Strings are sent as they
   * are, other values as JSON.
   * @default empty if there is a `status`
   * @example { error: 'Not authenticated' }
   */
  body?: unknown;
  /**
   * The Content-Type of the answer.
   * @default `text/html` for a string, otherwise `application/json`
   * @example 'text/plain'
   */
  contentType?: string | undefined;
  /**
   * Headers that are added to the answer or replace its own.
   * @default none
   * @example { 'access-control-allow-origin': '*' }
   */
  headers?: Record<string, string> | undefined;
  /**
   * Closes the connection: before the answer with `true`, or within its body.
   * Browsers repeat a request once if a kept-alive connection closes before the
   * answer, but not with `'afterHeaders'`.
   * @default false
   * @example 'afterHeaders'
   */
  drop?: boolean | 'afterHeaders' | undefined;
  /**
   * Keeps the connection open without an answer: from the start with `true`, or
   * from within the body.
   * @default false
   * @example true
   */
  never?: boolean | 'afterHeaders' | undefined;
  /**
   * The number of requests it applies to.
   * @default all
   * @example 1
   */
  times?: number | undefined;
  /**
   * The method it applies to.
   * @default all except `OPTIONS`, so that preflights are not affected
   * @example 'POST'
   */
  method?: string | undefined;
}

/** The faults in force. */
export type Faults = ReturnType<typeof createFaults>;

interface Rule {
  readonly pattern: string;
  readonly scope: string | undefined;
  readonly faults: { readonly fault: Fault; left: number }[];
}

export function createFaults() {
  let rules: Rule[] = [];
  return {
    /** Replaces a path's faults; `null` removes them. */
    set(pattern: string, value: Fault | Fault[] | null, scope?: string) {
      const faults = (Array.isArray(value) ? value : [value])
        .filter((fault) => fault !== null)
        .map((fault) => ({
          fault: checkFault(fault),
          left: fault.times ?? Infinity,
        }));
      rules = rules.filter(
        (rule) => rule.pattern !== pattern || rule.scope !== scope,
      );
      rules.push({ pattern, scope, faults });
      rules.sort(bySpecificity);
    },
    /** Returns the fault for a request, if any, and uses up one of its `times`. */
    take(method: string, path: string, scope?: string): Fault | undefined {
      for (const rule of rules) {
        if (rule.scope !== undefined && rule.scope !== scope) continue;
        if (!matchesPath(rule.pattern, path)) continue;
        const found = rule.faults.find(
          ({ fault, left }) => left > 0 && appliesTo(fault, method),
        );
        if (!found) continue;
        found.left -= 1;
        return found.fault;
      }
      return undefined;
    },
    clear(scope?: string) {
      rules =
        scope === undefined ? [] : rules.filter((rule) => rule.scope !== scope);
    },
  };
}

function appliesTo(fault: Fault, method: string): boolean {
  if (fault.method === undefined) return method !== 'OPTIONS';
  return fault.method.toUpperCase() === method;
}

/** Order: faults of an isolated browser before shared ones, exact paths before patterns, longer patterns before shorter ones. */
function bySpecificity(a: Rule, b: Rule): number {
  const scoped = Number(b.scope !== undefined) - Number(a.scope !== undefined);
  const exact =
    Number(a.pattern.endsWith('*')) - Number(b.pattern.endsWith('*'));
  return scoped || exact || b.pattern.length - a.pattern.length;
}

/** The longest delay of a timer, in ms. */
const LONGEST_DELAY = 2 ** 31 - 1;

const whole = (from: number, to: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const isDelay = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_DELAY;
const isText = (value: unknown) => typeof value === 'string';
const isHeaders = (value: unknown) =>
  isObject(value) && Object.values(value).every(isText);
const isMoment = (value: unknown) =>
  typeof value === 'boolean' || value === 'afterHeaders';
const isTimes = whole(1, Number.MAX_SAFE_INTEGER);
const moments = "true, false or 'afterHeaders'";

const rules: Record<
  keyof Fault,
  [holds: (value: unknown) => boolean, want: string]
> = {
  delay: [isDelay, 'a number of milliseconds'],
  status: [whole(200, 599), 'a number from 200 to 599'],
  body: [() => true, 'anything'],
  contentType: [isText, 'a string'],
  headers: [isHeaders, 'an object of strings'],
  drop: [isMoment, moments],
  never: [isMoment, moments],
  times: [isTimes, 'a whole number of 1 or more'],
  method: [isText, 'a string'],
};

/** Returns the fault, or throws if it is invalid. Faults from HTTP requests are not type-checked. */
export function checkFault(fault: unknown): Fault {
  if (!isObject(fault))
    throw new TypeError('Lintel: a fault must be an object.');
  for (const [name, value] of Object.entries(fault)) {
    if (!Object.hasOwn(rules, name)) {
      throw new TypeError(
        `Lintel: a fault has no "${name}"; it has ${Object.keys(rules).join(', ')}.`,
      );
    }
    const [holds, want] = rules[name as keyof Fault];
    if (value !== undefined && !holds(value)) {
      throw new TypeError(`Lintel: the "${name}" of a fault must be ${want}.`);
    }
  }
  if (fault.drop && fault.never) {
    throw new TypeError(`Lintel: a fault has "drop" or "never", but not both.`);
  }
  return fault;
}
