import type { Navigation, NavigationItem } from '../../src/content/navigation';
import { ExpectedDropdown } from '../core/expectedDropdown';

const link = (label: string) => ({
  id: label.toLowerCase(),
  label,
  href: `/${label.toLowerCase()}`,
});

const menu = (label: string, ...links: string[]): NavigationItem => ({
  id: label,
  label,
  groups: [
    { id: 'all', label: `All ${label}`, links: links.map((one) => link(one)) },
  ],
});

export const navigation: Navigation = {
  version: 1,
  items: [
    menu('Bread', 'Rolls', 'Loaves'),
    menu('Cheese', 'Brie', 'Gouda'),
    link('Prices'),
    menu('Wine', 'Claret', 'Hock'),
  ],
};

/** Of every menu, the links in its panel. */
export const panels: Record<string, readonly string[]> = Object.fromEntries(
  navigation.items.flatMap((item) =>
    'groups' in item
      ? [[item.label, item.groups.flatMap(({ links }) => labelsOf(links))]]
      : [],
  ),
);
export const menus = Object.keys(panels);
export const entries = labelsOf(navigation.items);
const first = 'Home';
const last = 'Log In';

/** Everything that can have focus, by its name. */
export const stops = [first, ...entries, ...Object.values(panels).flat(), last];

/**
 * Where a pointer can be. `panel` is a point at which every panel has its first
 * link; `page` is one below all panels, where an open menu has its backdrop.
 */
export const places = [first, ...entries, 'panel', 'page'] as const;

/** The header, as far as its visitors can tell: what is open, and where they are. */
export class ExpectedHeader {
  focus: string | null = first;
  #pointer: (typeof places)[number] = 'page';
  readonly #dropdown: ExpectedDropdown;

  constructor(options: { reflexClickMs: number }) {
    this.#dropdown = new ExpectedDropdown(options);
  }

  get open(): string | null {
    return this.#dropdown.open;
  }

  /** Whether what has focus belongs to the open menu. */
  get isFocusInside(): boolean {
    return this.open !== null && itemOf(this.focus) === this.open;
  }

  /** Whether there is a stop before (-1) or after (1) the focus. */
  canTab(by: 1 | -1): boolean {
    return this.focus !== null && this.#stopBeside(by) !== undefined;
  }

  tab(by: 1 | -1): void {
    this.#focusByKey(this.#stopBeside(by));
  }

  arrow(by: 1 | -1): void {
    const from = entries.indexOf(this.focus ?? '');
    if (from >= 0) this.#focusByKey(entries[from + by]);
  }

  arrowDown(): void {
    const isOnTrigger = this.focus === this.open;
    if (this.open && isOnTrigger) this.#focusByKey(panels[this.open]?.[0]);
  }

  canPressEnter(): boolean {
    return itemOf(this.focus) !== null || entries.includes(this.focus ?? '');
  }

  enter(): void {
    if (this.focus) this.#activate(this.focus);
  }

  canPressSpace(): boolean {
    return menus.includes(this.focus ?? '');
  }

  escape(): void {
    if (this.isFocusInside) this.focus = this.open;
    this.#dropdown.dismiss('escape');
  }

  pass(ms: number): void {
    this.#dropdown.pass(ms);
  }

  move(place: string, keyboardFocus: boolean): void {
    const wasOn = this.#under();
    this.#pointer = place;
    const isOn = this.#under();
    if (isOn === wasOn) return;
    if (itemOf(wasOn)) this.#dropdown.leave();
    const item = itemOf(isOn);
    if (item && item !== itemOf(wasOn)) {
      this.#dropdown.hover(item, keyboardFocus && this.isFocusInside);
    }
    if (isOn === 'backdrop') this.#meetBackdrop(keyboardFocus);
  }

  click(place: string, keyboardFocus: boolean): void {
    this.move(place, keyboardFocus);
    const target = this.#under();
    if (target === 'backdrop') return this.#meetBackdrop(keyboardFocus);
    if (target === first) this.#dropdown.dismiss('outside');
    this.#focusOn(target === 'page' ? null : target);
    this.#activate(target);
  }

  #meetBackdrop(keyboardFocus: boolean): void {
    this.#dropdown.backdrop(keyboardFocus && this.isFocusInside);
  }

  #activate(target: string): void {
    if (menus.includes(target)) return this.#dropdown.press(target);
    if (target === first || target === 'page') return;
    // The page would be left now; where it is not, a link that is hidden with
    // its panel hands the focus to the panel's button.
    if (this.isFocusInside) this.focus = this.open;
    this.#dropdown.dismiss('navigate');
  }

  #focusByKey(target: string | undefined): void {
    if (target === undefined) return;
    this.#focusOn(target);
    // No hover takes away what the keyboard has come to.
    if (this.isFocusInside) this.#dropdown.leave();
  }

  #focusOn(target: string | null): void {
    const leaves = this.isFocusInside && itemOf(target) !== this.open;
    if (leaves && target) this.#dropdown.dismiss('blur');
    this.focus = target;
  }

  #stopBeside(by: 1 | -1): string | undefined {
    const order = this.#tabOrder();
    return order[order.indexOf(this.focus ?? '') + by];
  }

  #tabOrder(): string[] {
    const inBar = entries.flatMap((entry) => [
      entry,
      ...(entry === this.open ? (panels[entry] ?? []) : []),
    ]);
    return [first, ...inBar, last];
  }

  /** What the pointer is on. */
  #under(): string {
    if (this.#pointer === 'panel') {
      return this.open ? panels[this.open]![0]! : 'page';
    }
    if (this.#pointer === 'page') return this.open ? 'backdrop' : 'page';
    return this.#pointer;
  }
}

/** The menu that a trigger or a panel's link belongs to. */
function itemOf(name: string | null): string | null {
  const isOf = (item: string) =>
    item === name || panels[item]!.includes(name ?? '');
  return menus.find(isOf) ?? null;
}

function labelsOf(from: readonly { label: string }[]): string[] {
  return from.map(({ label }) => label);
}
