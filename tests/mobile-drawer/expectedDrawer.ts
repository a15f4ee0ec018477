import type { DrawerReason } from '../../src/components/MobileDrawer/useDrawer';

/** `[whether it is open now, why]` */
export type DrawerChange = [open: boolean, reason: DrawerReason];

/**
 * What a visitor may expect of the mobile menu, by specification §4 and its
 * exact readings: open or closed, with one section expanded at the most.
 */
export class ExpectedDrawer {
  open = false;
  /** The expanded one. What closes keeps it, so that nothing moves on its way out. */
  section: string | null = null;
  /** What has happened since it was last asked. */
  #changes: DrawerChange[] = [];

  takeChanges(): DrawerChange[] {
    return this.#changes.splice(0);
  }

  /** The hamburger, or the drawer's own button that lies over it. */
  press(): void {
    this.#become(!this.open, 'press');
  }

  dismiss(reason: Exclude<DrawerReason, 'press'>): void {
    this.#become(false, reason);
  }

  /** The heading of a section: one is expanded at a time, none after a second press. */
  pressSection(name: string): void {
    this.section = this.section === name ? null : name;
  }

  /** The browser shows what it has found in a closed section. */
  found(name: string): void {
    this.section = name;
  }

  #become(open: boolean, reason: DrawerReason): void {
    if (open === this.open) return;
    this.open = open;
    // However it was left, it begins with its headings.
    if (open) this.section = null;
    this.#changes.push([open, reason]);
  }
}
