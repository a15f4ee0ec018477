import { shared } from '../browser/registry';

/** Parts of a page of which one is open at a time: menus, languages, account, drawer. */
export function createExclusiveGroup() {
  const parts = new Map<object, () => void>();
  return {
    /** Returns the function that takes the part out again. */
    join(part: object, close: () => void) {
      parts.set(part, close);
      return () => {
        parts.delete(part);
      };
    },
    /** `part` has opened: all others close. */
    opened(part: object) {
      for (const [other, close] of [...parts]) if (other !== part) close();
    },
  };
}

/** What is open on the page, of all headers and single parts together. */
export function pageExclusiveGroup() {
  return shared('open parts', createExclusiveGroup);
}
