import { shared } from '../browser/registry';

/** A group of parts of which only one is open at a time (behaviour M9). */
export function createExclusiveGroup() {
  const parts = new Map<object, () => void>();
  return {
    /** Returns a function that removes the part. */
    join(part: object, close: () => void) {
      parts.set(part, close);
      return () => {
        parts.delete(part);
      };
    },
    /** Closes all other parts. */
    opened(part: object) {
      for (const [other, close] of [...parts]) if (other !== part) close();
    },
  };
}

/** The page's group, shared by all headers and parts. */
export function pageExclusiveGroup() {
  return shared('open parts', createExclusiveGroup);
}
