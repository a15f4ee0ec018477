import { ExpectedAccountMenu } from '../account/expectedAccountMenu';
import { ExpectedDrawer } from '../mobile-drawer/expectedDrawer';
import { ExpectedDropdown } from '../navigation/expectedDropdown';

/** `[the part, what of it is open now, why]` */
export type Told = [name: string, open: string | boolean | null, why: string];

/** What each part does by itself, and that one that opens closes the others. */
export class ExpectedParts {
  dropdown = new ExpectedDropdown();
  account = new ExpectedAccountMenu();
  drawer = new ExpectedDrawer();
  languages = false;

  /** Does something to one of them; returns what the page is told by that, in no order. */
  after(act: (parts: this) => void): Told[] {
    const before = this.languages;
    act(this);
    const told = this.#takeChanges();
    if (this.languages !== before) {
      told.push(['languages', this.languages, 'press']);
    }
    const opened = told.find(([, open]) => open !== null && open !== false);
    if (opened) told.push(...this.#closeBeside(opened[0]));
    return told;
  }

  /** The names of those that are open. */
  get open(): string[] {
    return [
      ...(this.dropdown.open === null ? [] : ['dropdown']),
      ...(this.account.open ? ['account'] : []),
      ...(this.drawer.open ? ['drawer'] : []),
      ...(this.languages ? ['languages'] : []),
    ];
  }

  #closeBeside(name: string): Told[] {
    const closesList = this.languages && name !== 'languages';
    if (name !== 'dropdown') this.dropdown.dismiss('other');
    if (name !== 'account') this.account.dismiss('other');
    if (name !== 'drawer') this.drawer.dismiss('other');
    if (closesList) this.languages = false;
    return [
      ...this.#takeChanges(),
      ...(closesList ? [['languages', false, 'other'] as Told] : []),
    ];
  }

  #takeChanges(): Told[] {
    return [
      ...this.dropdown.takeChanges().map((change) => of('dropdown', change)),
      ...this.account.takeChanges().map((change) => of('account', change)),
      ...this.drawer.takeChanges().map((change) => of('drawer', change)),
    ];
  }
}

function of(name: string, [open, why]: readonly [Told[1], string]): Told {
  return [name, open, why];
}
