import type { ReactNode } from 'react';
import type { Setting } from '../../.storybook/setting';
import { globalsOf, useToolbar } from '../shared/useToolbar';

interface StoryLinkProps {
  id: string;
  setting: Partial<Setting>;
  /** A name of `viewports.ts`. @default that of the story */
  viewport?: string;
  children: ReactNode;
}

/** Leads to a story in this setting and window, and keeps what the toolbar says. */
export function StoryLink({ id, setting, viewport, children }: StoryLinkProps) {
  const globals = globalsOf({
    ...useToolbar(),
    ...setting,
    ...(viewport && { 'viewport.value': viewport }),
  });
  return (
    <a
      className="review-link"
      href={`./?path=/story/${id}&globals=${globals}`}
      target="_top"
    >
      {children}
    </a>
  );
}
