'use client';
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { SideNavMachine } from '../../core/createSideNav';
import { matchesMedia } from '../../core/media';
import { onSize } from '../../core/observers';
import { isPlainClick } from '../../core/plainClick';
import { isMotionReducedByPage } from '../../core/reducedMotion';
import { reportError } from '../../core/report';
import { createSectionJump } from '../../core/sectionJump';
import { createStickyBar } from '../../core/stickyBar';
import { watchSections } from '../../core/watchSections';
import type { SideNavItem } from './StickySideNav';

interface SectionOptions {
  nav: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  items: readonly SideNavItem[];
  container: string | undefined;
  variant: string | undefined;
  machine: SideNavMachine;
  onActiveChange: ((id: string | null) => void) | undefined;
}

/** What the navigation has to do with the page: which section is active, and the way to one, which is returned. */
export function useSections({
  nav,
  button,
  items,
  container,
  variant,
  machine,
  onActiveChange,
}: SectionOptions): (section: string, event: MouseEvent) => void {
  const latest = useRef(onActiveChange);
  const reported = useRef<string>(undefined);
  const [jump] = useState(createSectionJump);
  // Often written into the JSX, and then another array at each rendering.
  const ids = JSON.stringify(items.map(({ id }) => id));
  useEffect(() => {
    latest.current = onActiveChange;
  });
  useEffect(() => jump.stop, [jump]);

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
      reportError(
        'side navigation',
        new Error('Unable to initialize component.'),
      );
      return;
    }
    const sticky = createStickyBar(bar, button.current!, around);
    let scroller: HTMLElement | undefined;
    const stopWatching = watchSections(around, JSON.parse(ids) as string[], {
      onMeasure(next) {
        scroller = next;
        sticky.measure(next);
      },
      onActive(section) {
        sticky.look();
        if (section === machine.get().active) return;
        machine.send({ type: 'active', section });
        latest.current?.(section);
      },
    });
    const stopSize = onSize(bar, () => {
      if (scroller) sticky.measure(scroller);
    });
    return () => {
      stopWatching();
      stopSize();
      sticky.stop();
    };
  }, [nav, button, ids, container, variant, machine]);

  return (section, event) => {
    if (!isPlainClick(event)) return;
    machine.send({ type: 'dismiss', reason: 'navigate' });
    const isBar = button.current!.getClientRects().length > 0;
    const target = rootOf(nav.current!).getElementById(section);
    if (target) jump.begin(target, !isBar && !isMotionReduced());
    // A list that is hidden loses the focus in it.
    else if (isBar) button.current!.focus({ preventScroll: true });
  };
}

function rootOf(element: HTMLElement) {
  return element.getRootNode() as Document | ShadowRoot;
}

function isMotionReduced(): boolean {
  return (
    isMotionReducedByPage() ||
    matchesMedia('(prefers-reduced-motion: reduce)', false)
  );
}
