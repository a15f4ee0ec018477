import type { DropdownReason } from '../../src/core/navigation/dropdown';

/** `[the menu that is open now, why]` */
export type Change = [open: string | null, reason: DropdownReason];

interface Rest {
  item: string;
  /** When the pointer came to rest. */
  since: number;
}

/**
 * What a visitor may expect of the mega-menus, by specification §4 and its
 * exact readings. Knows moments instead of timers, so that it shares no mistake
 * with the machine that it judges.
 */
export class ExpectedDropdown {
  open: string | null = null;
  /** What has happened since it was last asked. */
  #changes: Change[] = [];
  #now = 0;
  /** Up to here, a click belongs to the hover that opened the menu. */
  #reflexEnds = 0;
  /** The pointer on an item other than the open one. */
  #rest: Rest | null = null;
  readonly #reflexClickMs: number;

  constructor({ reflexClickMs = 350 } = {}) {
    this.#reflexClickMs = reflexClickMs;
  }

  /** Whether something will happen by itself. */
  get isWaiting(): boolean {
    return this.#rest !== null;
  }

  takeChanges(): Change[] {
    return this.#changes.splice(0);
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    const rest = this.#rest;
    if (rest && rest.since + 100 <= end) {
      this.#now = rest.since + 100;
      this.#openByHover(rest.item, 'hover');
    }
    this.#now = end;
  }

  hover(item: string, keyboardFocus: boolean): void {
    this.#rest = null;
    if (keyboardFocus) return;
    if (this.open === null) this.#openByHover(item, 'hover');
    else if (this.open !== item) {
      this.#rest = { item, since: this.#now };
    }
  }

  leave(): void {
    this.#rest = null;
  }

  press(item: string): void {
    const isReflex = this.open === item && this.#now < this.#reflexEnds;
    const closes = this.open === item && !isReflex;
    this.#become(closes ? null : item, 'press');
  }

  backdrop(keyboardFocus: boolean): void {
    if (keyboardFocus) this.leave();
    else this.#become(null, 'backdrop');
  }

  dismiss(reason: DropdownReason): void {
    this.#become(null, reason);
  }

  /** A menu that was open before the script came is taken for hovered just now. */
  hydrated(item: string): void {
    this.#rest = null;
    if (this.open === null) this.#openByHover(item, 'hydration');
  }

  #openByHover(item: string, reason: DropdownReason): void {
    this.#become(item, reason);
    this.#reflexEnds = this.#now + this.#reflexClickMs;
  }

  /** Whatever happens, happens for good: no earlier hover counts any more. */
  #become(open: string | null, reason: DropdownReason): void {
    if (open !== this.open) this.#changes.push([open, reason]);
    this.open = open;
    this.#rest = null;
    this.#reflexEnds = 0;
  }
}
