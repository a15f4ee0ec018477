/** The same small interface for every contestant. */
export interface Contestant {
  /** Sends an event with a name, and a text of this length. */
  track(name: string, length: number): void;
}

declare global {
  interface Window {
    contestant?: Contestant;
  }
}

/** The origin of the collector, from the page's address. */
export const collector =
  new URL(location.href).searchParams.get('collector') ?? '';

/** Call it when the contestant can track. */
export function enter(contestant: Contestant): void {
  window.contestant = contestant;
}

/** A text of this length. */
export function textOf(length: number): string {
  return 'x'.repeat(length);
}
