import type { MouseEvent, RefObject } from 'react';
import type { SideNavMachine } from '../../core/createSideNav';
import { isPlainClick } from '../../core/plainClick';
import { wantsStillness } from '../../core/reducedMotion';
import type { SectionJump } from '../../core/sectionJump';

/** What is there for as long as the navigation is. */
export interface SectionChoice {
  machine: SideNavMachine;
  jump: SectionJump;
  /** Shown where the navigation is a bar. */
  button: RefObject<HTMLElement | null>;
}

/** A click on a section's link, which the browser follows after this. */
export function chooseSection(
  section: string,
  event: MouseEvent,
  { machine, jump, button }: SectionChoice,
): void {
  if (!isPlainClick(event)) return;
  machine.send({ type: 'dismiss', reason: 'navigate' });
  const isBar = button.current!.getClientRects().length > 0;
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const target = root.getElementById(section);
  if (target) jump.begin(target, !isBar && !wantsStillness());
  // A list that is hidden loses the focus in it.
  else if (isBar) button.current!.focus({ preventScroll: true });
}
