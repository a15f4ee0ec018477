import type { MouseEvent, RefObject } from 'react';
import { isPlainClick } from '../../core/plainClick';
import { wantsStillness } from '../../core/reducedMotion';
import type { SectionJump } from '../../core/sectionJump';

/** What follows from a section's choice. */
export interface SectionChoice {
  /** Closes the bar's list. */
  onChoose(): void;
  jump: SectionJump;
  /** Shown where the navigation is a bar. */
  button: RefObject<HTMLElement | null>;
}

/** A click on a section's link, which the browser follows after this. */
export function chooseSection(
  section: string,
  event: MouseEvent,
  { onChoose, jump, button }: SectionChoice,
): void {
  if (!isPlainClick(event)) return;
  onChoose();
  const isBar = button.current!.getClientRects().length > 0;
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const target = root.getElementById(section);
  if (target) jump.begin(target, !isBar && !wantsStillness());
  // A list that is hidden loses the focus in it.
  else if (isBar) button.current!.focus({ preventScroll: true });
}
