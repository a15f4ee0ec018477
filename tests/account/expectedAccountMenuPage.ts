import { ExpectedAccountMenu } from './expectedAccountMenu';

export const AVATAR = 'Avatar';
/** What has the focus before the avatar and after it. */
export const BEFORE = 'Before';
export const AFTER = 'After';
export const items = ['Account Dashboard', 'Domains', 'Log Out'];

/** Where a pointer can be. `card` is what of the card is no item; `gap` lies between avatar and card. */
export const places = [
  BEFORE,
  AVATAR,
  'gap',
  'card',
  ...items,
  'page',
] as const;
export type Place = (typeof places)[number];

const inCard: readonly string[] = ['gap', 'card', ...items];
const order = [BEFORE, AVATAR, AFTER];

/** An account menu among two fields, as far as its visitors can tell. */
export class ExpectedAvatar {
  focus: string | null = BEFORE;
  #pointer: Place = 'page';
  readonly #menu: ExpectedAccountMenu;

  constructor(options: { reflexClickMs: number }) {
    this.#menu = new ExpectedAccountMenu(options);
  }

  get open(): boolean {
    return this.#menu.open;
  }

  get isOnItem(): boolean {
    return items.includes(this.focus ?? '');
  }

  pass(ms: number): void {
    this.#ends(() => this.#menu.pass(ms));
  }

  move(to: Place, keyboardFocus: boolean): void {
    const wasIn = this.#isIn();
    this.#pointer = to;
    const isIn = this.#isIn();
    if (isIn && !wasIn) this.#menu.hover(false);
    if (wasIn && !isIn) this.#menu.leave(keyboardFocus && this.#hasFocus());
  }

  click(on: Place, keyboardFocus: boolean): void {
    this.move(on, keyboardFocus);
    const target = this.#under();
    if (target === AVATAR) {
      this.focus = AVATAR;
      this.#menu.press();
    } else if (items.includes(target)) {
      // The page would be left now; where it is not, the avatar has the focus.
      this.focus = AVATAR;
      this.#menu.dismiss('navigate');
    } else if (!this.#isIn()) {
      this.#menu.dismiss('outside');
      this.focus = target === BEFORE ? BEFORE : null;
    } else {
      this.focus = 'card';
    }
  }

  /** Whether there is a stop before (-1) or after (1) the focus. */
  canTab(by: 1 | -1): boolean {
    return this.focus !== null && this.#stopBeside(by) !== undefined;
  }

  tab(by: 1 | -1): void {
    const next = this.#stopBeside(by);
    if (next !== AVATAR) this.#menu.dismiss('blur');
    this.focus = next ?? null;
  }

  arrow(key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'): void {
    const isUp = key === 'ArrowUp' || key === 'End';
    if (this.focus === 'card') {
      this.focus = items.at(isUp ? -1 : 0)!;
    } else if (this.isOnItem) {
      const from = items.indexOf(this.focus!);
      const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: -1 };
      this.focus = items.at(to[key] % items.length)!;
    } else if (this.focus === AVATAR && key.startsWith('Arrow')) {
      this.#menu.key();
      this.focus = items.at(isUp ? -1 : 0)!;
    }
  }

  enter(): void {
    if (this.isOnItem) {
      this.focus = AVATAR;
      this.#menu.dismiss('navigate');
    } else if (this.focus === AVATAR) {
      if (this.open) return this.#menu.press();
      this.#menu.key();
      this.focus = items[0]!;
    }
  }

  escape(): void {
    this.#ends(() => this.#menu.dismiss('escape'));
  }

  /** Whoever was in the menu as it closes is on the avatar. */
  #ends(act: () => void): void {
    act();
    const isInCard = this.isOnItem || this.focus === 'card';
    if (!this.open && isInCard) this.focus = AVATAR;
  }

  #hasFocus(): boolean {
    return [AVATAR, 'card', ...items].includes(this.focus ?? '');
  }

  #stopBeside(by: 1 | -1): string | undefined {
    // The card is no stop: out of it, Tab goes on from the avatar.
    const isInCard = !order.includes(this.focus!);
    return order[order.indexOf(isInCard ? AVATAR : this.focus!) + by];
  }

  /** What the pointer is on. */
  #under(): Place {
    return !this.open && inCard.includes(this.#pointer)
      ? 'page'
      : this.#pointer;
  }

  #isIn(): boolean {
    return this.#under() === AVATAR || inCard.includes(this.#under());
  }
}
