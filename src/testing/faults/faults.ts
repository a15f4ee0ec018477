import { matchesPath } from '../http/paths';
import { isObject } from '../http/body';

/**
 * What goes wrong with a path's requests. The fields combine, and apply in
 * this order: the request is logged, `delay` passes, `never` or `drop` may end
 * it, then the answer is given: the real one, unless `status` or `body` replace
 * it (nothing happens on the server then: a logout that fails leaves the
 * session), with `contentType` and `headers` laid over either.
 */
export interface Fault {
  /** How long to wait before anything else, in ms. @default 0 */
  delay?: number;
  /** Replaces the answer. @default 200 where `body` is given */
  status?: number;
  /** Replaces the answer: a text is sent as it is, anything else as JSON. @default an empty body where `status` is given */
  body?: unknown;
  /** The answer's Content-Type. @default `text/html` for a text body, `application/json` for others */
  contentType?: string;
  /** Headers laid over the answer's: `{ 'Access-Control-Allow-Origin': '*' }`. */
  headers?: Record<string, string>;
  /**
   * Closes the connection: `true` before any answer, `'afterHeaders'` within
   * the body. Browsers repeat a request by themselves, once, when a kept-alive
   * connection closes before any answer; `'afterHeaders'` they do not.
   */
  drop?: boolean | 'afterHeaders';
  /** Keeps the connection open and silent: `true` from the start, `'afterHeaders'` from within the body. */
  never?: boolean | 'afterHeaders';
  /** How many requests it applies to. @default all */
  times?: number;
  /** The method it applies to. @default every method but `OPTIONS`, so that it hits the request, not its preflight */
  method?: string;
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
        .map((fault) => ({ fault: checkFault(fault), left: timesOf(fault) }));
      rules = rules.filter(
        (rule) => rule.pattern !== pattern || rule.scope !== scope,
      );
      rules.push({ pattern, scope, faults });
      rules.sort(bySpecificity);
    },
    /** The fault that applies to a request, if any; counts as one of its `times`. */
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

function timesOf(fault: Fault): number {
  return fault.times ?? Infinity;
}

function appliesTo(fault: Fault, method: string): boolean {
  if (fault.method === undefined) return method !== 'OPTIONS';
  return fault.method.toUpperCase() === method;
}

/** An isolated browser's faults come before everyone's, exact paths before patterns, longer patterns before shorter. */
function bySpecificity(a: Rule, b: Rule): number {
  const scoped = Number(b.scope !== undefined) - Number(a.scope !== undefined);
  const exact =
    Number(a.pattern.endsWith('*')) - Number(b.pattern.endsWith('*'));
  return scoped || exact || b.pattern.length - a.pattern.length;
}

/** The longest delay a timer can hold, in ms. */
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
  times: [isTimes, 'a whole number from 1'],
  method: [isText, 'a string'],
};

/** Returns the fault if it makes sense; it may come over HTTP, where no compiler has seen it. */
export function checkFault(fault: unknown): Fault {
  if (!isObject(fault)) throw new TypeError('A fault must be an object.');
  for (const [name, value] of Object.entries(fault)) {
    if (!Object.hasOwn(rules, name)) {
      throw new TypeError(
        `A fault has no "${name}"; it has ${Object.keys(rules).join(', ')}.`,
      );
    }
    const [holds, want] = rules[name as keyof Fault];
    if (value !== undefined && !holds(value)) {
      throw new TypeError(`A fault's "${name}" must be ${want}.`);
    }
  }
  if (fault.drop && fault.never) {
    throw new TypeError(`A fault's "drop" and "never" exclude each other.`);
  }
  return fault;
}
