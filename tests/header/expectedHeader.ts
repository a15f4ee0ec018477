import type { Navigation, NavigationItem } from '../../src/content/navigation';
import type { LanguageSite } from '../../src/core/language/language';
import type { DropdownReason } from '../../src/core/navigation/dropdown';
import { ExpectedDropdown } from '../navigation/expectedDropdown';

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

const latin = { title: 'Latin', fullName: 'Latin', code: 'la', locale: 'la' };
const greek = { title: 'Greek', fullName: 'Greek', code: 'el', locale: 'el' };

export const languages: readonly LanguageSite[] = [latin, greek];

/** The button of the list of languages, by the word before the page's own. */
const LANGUAGE = 'Language';
const languageStops = [LANGUAGE, latin.fullName, greek.fullName];

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
export const stops = [
  first,
  ...entries,
  ...Object.values(panels).flat(),
  ...languageStops,
  last,
];

/** Of everything that opens, the links in it. */
export const disclosures: Record<string, readonly string[]> = {
  ...panels,
  [LANGUAGE]: languageStops.slice(1),
};

/**
 * Where a pointer can be. `panel` is a point at which every panel has its first
 * link; `page` is one below all panels, where an open menu has its backdrop.
 */
export const places = [first, ...entries, LANGUAGE, 'panel', 'page'] as const;

/** The header, as far as its visitors can tell: what is open, and where they are. */
export class ExpectedHeader {
  focus: string | null = first;
  /** Whether the list of languages is open. */
  #list = false;
  #pointer: (typeof places)[number] = 'page';
  readonly #dropdown: ExpectedDropdown;

  constructor(options: { reflexClickMs: number }) {
    this.#dropdown = new ExpectedDropdown(options);
  }

  get open(): string | null {
    // Never both.
    return this.#list ? LANGUAGE : this.#dropdown.open;
  }

  /** Whether what has focus belongs to what is open. */
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
    // The languages are no menu: there it scrolls.
    if (this.open && isOnTrigger) this.#focusByKey(panels[this.open]?.[0]);
  }

  canPressEnter(): boolean {
    return itemOf(this.focus) !== null || entries.includes(this.focus ?? '');
  }

  enter(): void {
    if (this.focus) this.#activate(this.focus);
  }

  canPressSpace(): boolean {
    return [...menus, LANGUAGE].includes(this.focus ?? '');
  }

  escape(): void {
    if (this.isFocusInside) this.focus = this.open;
    this.#dismiss('escape');
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
    if (item && item !== LANGUAGE && item !== itemOf(wasOn)) {
      this.#dropdown.hover(item, keyboardFocus && this.isFocusInside);
      this.#closeListBesideMenu();
    }
    if (isOn === 'backdrop') this.#meetBackdrop(keyboardFocus);
  }

  click(place: string, keyboardFocus: boolean): void {
    this.move(place, keyboardFocus);
    const target = this.#under();
    if (target === 'backdrop') return this.#meetBackdrop(keyboardFocus);
    if (target === first || target === LANGUAGE) {
      this.#dropdown.dismiss('outside');
    }
    if (itemOf(target) !== LANGUAGE) this.#list = false;
    this.#focusOn(target === 'page' ? null : target);
    this.#activate(target);
  }

  #meetBackdrop(keyboardFocus: boolean): void {
    this.#dropdown.backdrop(keyboardFocus && this.isFocusInside);
  }

  #activate(target: string): void {
    if (target === LANGUAGE) return this.#pressLanguage();
    if (menus.includes(target)) {
      this.#dropdown.press(target);
      return this.#closeListBesideMenu();
    }
    if (target === first || target === 'page') return;
    // The page would be left now; where it is not, a link that is hidden with
    // its panel hands the focus to the panel's button.
    if (this.isFocusInside) this.focus = this.open;
    this.#dismiss('navigate');
  }

  #pressLanguage(): void {
    this.#list = !this.#list;
    if (this.#list) this.#dropdown.dismiss('outside');
  }

  #closeListBesideMenu(): void {
    if (this.#dropdown.open !== null) this.#list = false;
  }

  #dismiss(reason: DropdownReason): void {
    this.#list = false;
    this.#dropdown.dismiss(reason);
  }

  #focusByKey(target: string | undefined): void {
    if (target === undefined) return;
    this.#focusOn(target);
    // No hover takes away what the keyboard has come to.
    if (this.isFocusInside) this.#dropdown.leave();
  }

  #focusOn(target: string | null): void {
    const leaves = this.isFocusInside && itemOf(target) !== this.open;
    if (leaves && target) this.#dismiss('blur');
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
    const languages = this.#list ? languageStops : [LANGUAGE];
    return [first, ...inBar, ...languages, last];
  }

  /** What the pointer is on. */
  #under(): string {
    if (this.#pointer === 'panel') {
      const panel = panels[this.open ?? ''];
      return panel ? panel[0]! : 'page';
    }
    if (this.#pointer === 'page') {
      return this.#dropdown.open ? 'backdrop' : 'page';
    }
    return this.#pointer;
  }
}

/** What a button opens, or a link is in. */
function itemOf(name: string | null): string | null {
  const isOf = (item: string) =>
    item === name || disclosures[item]!.includes(name ?? '');
  return Object.keys(disclosures).find(isOf) ?? null;
}

function labelsOf(from: readonly { label: string }[]): string[] {
  return from.map(({ label }) => label);
}
