import { checkFault } from './checkFault';
import { matchesPath } from '../http/paths';

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
export interface Faults {
  /** Replaces a path's faults; `null` removes them. */
  set(pattern: string, fault: Fault | Fault[] | null, scope?: string): void;
  /** The fault that applies to a request, if any; counts as one of its `times`. */
  take(method: string, path: string, scope?: string): Fault | undefined;
  clear(scope?: string): void;
}

interface Rule {
  readonly pattern: string;
  readonly scope: string | undefined;
  readonly faults: { readonly fault: Fault; left: number }[];
}

export function createFaults(): Faults {
  let rules: Rule[] = [];
  return {
    set(pattern, value, scope) {
      const faults = (Array.isArray(value) ? value : [value])
        .filter((fault) => fault !== null)
        .map((fault) => ({ fault: checkFault(fault), left: timesOf(fault) }));
      rules = rules.filter(
        (rule) => rule.pattern !== pattern || rule.scope !== scope,
      );
      rules.push({ pattern, scope, faults });
      rules.sort(bySpecificity);
    },
    take(method, path, scope) {
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
    clear(scope) {
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
