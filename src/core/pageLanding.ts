import { shared } from './registry';

/** What the page remembers of its own landing, also where nothing can be stored. */
export function pageLanding(): { here: boolean } {
  return shared('landing', () => ({ here: false }));
}
