'use client';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { reportError } from '../../core/report/report';
import { watchSections } from '../../core/side-nav/watchSections';
import type { SideNavItem } from './StickySideNav';

interface SectionOptions {
  nav: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  items: readonly SideNavItem[];
  container: string | undefined;
  variant: string | undefined;
  onActiveChange: ((id: string | null) => void) | undefined;
}

/** Which section is active, and what the bar of small screens covers. */
export function useSections({
  nav,
  button,
  items,
  container,
  variant,
  onActiveChange,
}: SectionOptions): string | null {
  const [active, setActive] = useState<string | null>(null);
  const told = useRef<string | null>(null);
  const latest = useRef(onActiveChange);
  const reported = useRef<string | null | undefined>(null);
  // Often written into the JSX, and then another array at each rendering.
  const ids = useMemo(() => JSON.stringify(items.map(({ id }) => id)), [items]);
  useEffect(() => {
    latest.current = onActiveChange;
  });

  useEffect(() => {
    const bar = nav.current!;
    const root = rootOf(bar);
    const around = container
      ? root.getElementById(container)
      : bar.parentElement;
    if (!around) {
      // Once, in StrictMode too.
      if (reported.current === container) return;
      reported.current = container;
      reportMissing(container!, root);
      return;
    }
    return watchSections(
      { nav: bar, button: button.current!, container: around },
      JSON.parse(ids) as string[],
      (section) => {
        if (section === told.current) return;
        told.current = section;
        setActive(section);
        latest.current?.(section);
      },
    );
  }, [nav, button, ids, container, variant]);
  return active;
}

/** Specification §8, verbatim on the console too. */
function reportMissing(container: string, root: Document | ShadowRoot): void {
  const error = new Error('Unable to initialize component.');
  reportError('side navigation', error);
  console.error(error.message);
  if (process.env.NODE_ENV === 'production') return;
  import('../lint/lintProps').then(
    ({ lintContainer }) => lintContainer(container, root),
    // A page that is developed offline may not get it.
    () => {},
  );
}

function rootOf(element: HTMLElement) {
  return element.getRootNode() as Document | ShadowRoot;
}
