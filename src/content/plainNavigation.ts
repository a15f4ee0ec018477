import type { Navigation } from './navigation';

/** Without places that hold `undefined`: what Next passes to a page is JSON. */
export function plainNavigation(navigation: Navigation): Navigation {
  return JSON.parse(JSON.stringify(navigation)) as Navigation;
}
