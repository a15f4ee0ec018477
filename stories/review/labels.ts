import { toolbar } from '../../.storybook/toolbar';
import { viewports } from '../../.storybook/viewports';

interface Item {
  title: string;
  value?: string;
}

const titles = new Map(
  Object.values(toolbar)
    .flatMap((menu): Item[] => menu.toolbar.items)
    .map(({ value, title }) => [value, title]),
);

/** A setting or window in words: `w320` is "320 · Small phone". */
export const labelOf = (value: string): string =>
  viewports[value]?.name ?? titles.get(value) ?? value.replaceAll('-', ' ');

/** What differs from the story itself, in words. */
export const labelsOf = (variant: Record<string, string>): string =>
  Object.values(variant).map(labelOf).join(' · ');
