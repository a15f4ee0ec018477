import { page } from 'vitest/browser';
import { USUAL_WINDOW, viewports } from '../../.storybook/viewports';

interface ShownStory {
  parameters: Record<string, unknown>;
}

/** Storybook calls it before it shows a story: `parameters: { window: 'w375' }`. */
export async function beforeEach({ parameters }: ShownStory): Promise<void> {
  const name = parameters['window'] as string | undefined;
  const { width, height } = viewports[name ?? USUAL_WINDOW]!.styles;
  await page.viewport(Number.parseInt(width), Number.parseInt(height));
}
