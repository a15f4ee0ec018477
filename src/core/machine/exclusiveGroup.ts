import { shared } from '../browser/registry';

/** Parts of a page of which one is open at a time: menus, languages, account, drawer. */
export interface ExclusiveGroup {
  /** Returns the function that takes the part out again. */
  join(part: object, close: () => void): () => void;
  /** `part` has opened: all others close. */
  opened(part: object): void;
}

export function createExclusiveGroup(): ExclusiveGroup {
  const parts = new Map<object, () => void>();
  return {
    join(part, close) {
      parts.set(part, close);
      return () => {
        parts.delete(part);
      };
    },
    opened(part) {
      for (const [other, close] of [...parts]) if (other !== part) close();
    },
  };
}

/** What is open on the page, of all headers and single parts together. */
export function pageExclusiveGroup(): ExclusiveGroup {
  return shared('open parts', createExclusiveGroup);
}
