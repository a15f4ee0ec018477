import type { Fault } from './faults';
import { isObject } from '../http/json';

/** The longest delay a timer can hold, in ms. */
const LONGEST_DELAY = 2 ** 31 - 1;

const whole = (from: number, to: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const isText = (value: unknown) => typeof value === 'string';
const isMoment = (value: unknown) =>
  typeof value === 'boolean' || value === 'afterHeaders';

const rules: Record<
  keyof Fault,
  { holds: (value: unknown) => boolean; want: string }
> = {
  delay: {
    holds: (value) =>
      typeof value === 'number' && value >= 0 && value <= LONGEST_DELAY,
    want: 'a number of milliseconds',
  },
  status: { holds: whole(200, 599), want: 'a number from 200 to 599' },
  body: { holds: () => true, want: 'anything' },
  contentType: { holds: isText, want: 'a string' },
  headers: {
    holds: (value) => isObject(value) && Object.values(value).every(isText),
    want: 'an object of strings',
  },
  drop: { holds: isMoment, want: "true, false or 'afterHeaders'" },
  never: { holds: isMoment, want: "true, false or 'afterHeaders'" },
  times: {
    holds: whole(1, Number.MAX_SAFE_INTEGER),
    want: 'a whole number from 1',
  },
  method: { holds: isText, want: 'a string' },
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
    const rule = rules[name as keyof Fault];
    if (value !== undefined && !rule.holds(value)) {
      throw new TypeError(`A fault's "${name}" must be ${rule.want}.`);
    }
  }
  if (fault.drop && fault.never) {
    throw new TypeError(`A fault's "drop" and "never" exclude each other.`);
  }
  return fault;
}
