import type { AccountMenuReason } from '../../src/core/account/accountMenu';

/** `[whether it is open now, why]` */
export type AccountMenuChange = [open: boolean, reason: AccountMenuReason];

type Dismissal = 'escape' | 'blur' | 'outside' | 'navigate' | 'other';

/**
 * What a member may expect of the account menu, by specification §4 and its
 * exact readings. Knows moments instead of timers, so that it shares no mistake
 * with the machine that it judges.
 */
export class ExpectedAccountMenu {
  open = false;
  /** What has happened since it was last asked. */
  #changes: AccountMenuChange[] = [];
  #now = 0;
  /** Up to here, a click belongs to the hover that opened the menu. */
  #reflexEnds = 0;
  /** When the pointer has left, as long as it may still come back. */
  #leftAt: number | null = null;
  readonly #reflexClickMs: number;

  constructor({ reflexClickMs = 350 } = {}) {
    this.#reflexClickMs = reflexClickMs;
  }

  /** Whether something will happen by itself. */
  get isWaiting(): boolean {
    return this.#leftAt !== null;
  }

  takeChanges(): AccountMenuChange[] {
    return this.#changes.splice(0);
  }

  pass(ms: number): void {
    this.#now += ms;
    if (this.#leftAt !== null && this.#leftAt + 100 <= this.#now) {
      this.#become(false, 'leave');
    }
  }

  /** `keyboardFocus`: whether something else that is open has it. */
  hover(keyboardFocus: boolean): void {
    this.#leftAt = null;
    if (this.open || keyboardFocus) return;
    this.#become(true, 'hover');
    this.#reflexEnds = this.#now + this.#reflexClickMs;
  }

  /** `keyboardFocus`: whether the menu itself has it. */
  leave(keyboardFocus: boolean): void {
    this.#leftAt = this.open && !keyboardFocus ? this.#now : null;
  }

  press(): void {
    const isReflex = this.open && this.#now < this.#reflexEnds;
    this.#become(isReflex || !this.open, 'press');
  }

  key(): void {
    this.#become(true, 'key');
  }

  dismiss(reason: Dismissal): void {
    this.#become(false, reason);
  }

  /** It has left the page: nothing happens by itself any more. */
  stop(): void {
    this.#leftAt = null;
  }

  /** Whatever happens, happens for good: no earlier hover or leaving counts any more. */
  #become(open: boolean, reason: AccountMenuReason): void {
    if (open !== this.open) this.#changes.push([open, reason]);
    this.open = open;
    this.#leftAt = null;
    this.#reflexEnds = 0;
  }
}
