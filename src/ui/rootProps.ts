import type { HTMLAttributes, SyntheticEvent } from 'react';

type Handler = (event: SyntheticEvent) => void;

/**
 * What the page gives to the root element of a component, and what the component
 * sets itself, merged as Radix does: class names are joined, and the page's
 * handlers run first. Everything else that the component sets wins.
 */
export function mergeRootProps<Own extends HTMLAttributes<HTMLElement>>(
  given: HTMLAttributes<HTMLElement>,
  own: Own,
): Own {
  const theirs = new Map<string, unknown>(Object.entries(given));
  const handlers = Object.entries(own).flatMap(
    ([name, ours]: [string, unknown]) => {
      const first = theirs.get(name);
      const isInBoth = isHandler(first) && isHandler(ours);
      return isInBoth ? [[name, composeHandlers(first, ours)] as const] : [];
    },
  );
  return {
    ...given,
    ...own,
    ...Object.fromEntries(handlers),
    className: [own.className, given.className].filter(Boolean).join(' '),
  };
}

const isHandler = (value: unknown): value is Handler =>
  typeof value === 'function';

/**
 * Calls the component's handler unless the page's prevents the default. Radix's
 * `composeEventHandlers` would also leave it out if a router's link had prevented
 * it, and what is open would not close.
 */
function composeHandlers(theirs: Handler, ours: Handler): Handler {
  return (event) => {
    const wasPrevented = event.defaultPrevented;
    theirs(event);
    if (wasPrevented || !event.defaultPrevented) ours(event);
  };
}
