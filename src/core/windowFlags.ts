import { shared } from './registry';

/** Flags on `window`, by what they do. */
export interface WindowFlags {
  /** Also a query parameter: turns the UK variant of English on. @default 'languageUk' */
  languageUkFlag: string;
  /** Turns landing and events off. @default 'lintelEventsDisabled' */
  eventsDisabledFlag: string;
  /** Turns events of experiments off. @default 'lintelAbEventsDisabled' */
  abEventsDisabledFlag: string;
  /** Prints the warnings that are silent otherwise. @default 'lintelLogging' */
  loggingFlag: string;
}

export const defaultWindowFlags: Readonly<WindowFlags> = {
  languageUkFlag: 'languageUk',
  eventsDisabledFlag: 'lintelEventsDisabled',
  abEventsDisabledFlag: 'lintelAbEventsDisabled',
  loggingFlag: 'lintelLogging',
};

/** The names of this page's flags. What sends and prints is not passed the site. */
export function windowFlagNames(): WindowFlags {
  return shared('flags', () => ({ ...defaultWindowFlags }));
}

/** Whether the page has set a flag on `window`; never on a server. */
export function hasWindowFlag(flag: keyof WindowFlags): boolean {
  return (
    typeof window !== 'undefined' && Boolean(flagsOf(window)[nameOf(flag)])
  );
}

/** Sets a flag on `window`, as a page would. */
export function setWindowFlag(flag: keyof WindowFlags): void {
  flagsOf(window)[nameOf(flag)] = true;
}

function nameOf(flag: keyof WindowFlags): string {
  return windowFlagNames()[flag] || defaultWindowFlags[flag];
}

function flagsOf(page: Window): Record<string, unknown> {
  return page as unknown as Record<string, unknown>;
}
