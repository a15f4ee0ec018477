import type { DrawerReason } from '../../src/components/MobileDrawer/useDrawer';
import { ExpectedDrawer } from './expectedDrawer';

export const SECTIONS = ['Bread', 'Cheese', 'Wine'];
export const LINKS: Record<string, string[]> = {
  Bread: ['Rolls', 'Loaves'],
  Cheese: ['Brie', 'Gouda'],
  Wine: ['Claret', 'Hock'],
};
export const LANGUAGE = 'Language';

/** What the visitor may expect of all of it: the drawer, the list of languages in it, and the focus. */
export class ExpectedPage {
  readonly drawer = new ExpectedDrawer();
  languagesOpen = false;
  /** `null` where only the browser can say: somewhere in the drawer. */
  focus: string | null = null;

  /** In the order of Tab, from the drawer's own button. */
  get stops(): string[] {
    const { section } = this.drawer;
    const below = (name: string) => [
      name,
      ...(section === name ? LINKS[name]! : []),
    ];
    return [
      'Menu',
      ...['Bread', 'Cheese'].flatMap(below),
      'Prices',
      ...below('Wine'),
      LANGUAGE,
      ...(this.languagesOpen ? ['Latin', 'Greek'] : []),
      'Log In',
    ];
  }

  tab(by: 1 | -1) {
    const { stops } = this;
    const at = stops.indexOf(this.focus!);
    this.focus = stops.at((at + by) % stops.length)!;
  }

  /** From heading to heading; elsewhere these keys scroll. */
  arrow(key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End') {
    const at = SECTIONS.indexOf(this.focus!);
    if (at === -1) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
    this.focus = SECTIONS.at(to % SECTIONS.length)!;
  }

  press(name: string) {
    this.focus = name;
    if (name === 'Menu') this.drawer.press();
    else if (name === LANGUAGE) this.languagesOpen = !this.languagesOpen;
    else if (SECTIONS.includes(name)) this.drawer.pressSection(name);
    else this.#leadOn();
    this.#settle();
  }

  escape() {
    if (this.drawer.open && this.languagesOpen) {
      if (['Latin', 'Greek'].includes(this.focus!)) this.focus = LANGUAGE;
      this.languagesOpen = false;
    } else this.drawer.dismiss('escape');
    this.#settle();
  }

  dismiss(reason: Exclude<DrawerReason, 'press'>) {
    this.drawer.dismiss(reason);
    this.#settle();
  }

  found(name: string) {
    const { section } = this.drawer;
    this.drawer.found(name);
    const isHidden = section !== name && section !== null;
    if (isHidden && LINKS[section]!.includes(this.focus!)) this.focus = section;
  }

  #leadOn() {
    if (['Latin', 'Greek'].includes(this.focus!)) this.languagesOpen = false;
    this.drawer.dismiss('navigate');
  }

  /** Opened, closed: either way the focus is on the button. */
  #settle() {
    if (!this.drawer.open || this.focus === null) this.focus = 'Menu';
    this.languagesOpen &&= this.drawer.open;
  }
}
