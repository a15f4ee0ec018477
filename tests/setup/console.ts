import { afterEach } from 'vitest';

type Level = 'error' | 'warn';

interface Line {
  level: Level;
  text: string;
  /**
   * Created in the call that printed the line, so that its stack points there.
   */
  error: Error;
}

interface Expectation {
  level: Level;
  pattern: RegExp;
}

const lines: Line[] = [];
const expectations: Expectation[] = [];

/**
 * Lets the running test print one line, once. Call it again for a second one.
 * The test fails if the line is not printed.
 *
 * @example expectConsole('error', /^Error fetching auth data:/)
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  expectations.push({ level, pattern });
}

/**
 * From this point, a test that prints an error or a warning fails, because
 * React, browsers and Lintel report misuse only in this way.
 */
export function failOnConsole(): void {
  record('error');
  record('warn');
  afterEach(compareWithExpectations);
}

function record(level: Level) {
  console[level] = (...values: unknown[]) => {
    const text = format(values);
    const error = new Error(`Unexpected console.${level}: ${text}`);
    Error.captureStackTrace?.(error, console[level]);
    lines.push({ level, text, error });
  };
}

function compareWithExpectations() {
  const unexpected: Error[] = [];
  const missing = expectations.splice(0);
  for (const line of lines.splice(0)) {
    const index = missing.findIndex((expectation) => fits(line, expectation));
    if (index === -1) unexpected.push(line.error);
    else missing.splice(index, 1);
  }
  const problems = [...unexpected, ...missing.map(absence)];
  const [first] = problems;
  if (!first) return;
  first.message = problems.map(({ message }) => message).join('\n\n');
  throw first;
}

function absence({ level, pattern }: Expectation) {
  return new Error(`Missing console.${level} that matches ${pattern}`);
}

function fits(line: Line, { level, pattern }: Expectation) {
  // A pattern with the g flag remembers its last position.
  return line.level === level && line.text.search(pattern) !== -1;
}

/**
 * React passes its messages as a template:
 * https://console.spec.whatwg.org/#formatter
 */
function format([first, ...rest]: unknown[]) {
  if (typeof first !== 'string') return [first, ...rest].map(toText).join(' ');
  const text = first.replace(/%[sdifoOc]/g, (specifier) => {
    if (rest.length === 0) return specifier;
    const value = toText(rest.shift());
    return specifier === '%c' ? '' : value;
  });
  return [text, ...rest.map(toText)].join(' ');
}

function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  // Not by `instanceof`: Node's own errors are of another realm.
  if ('stack' in value) return String(value.stack);
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
