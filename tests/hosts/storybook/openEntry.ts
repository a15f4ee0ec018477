import type { Page } from 'playwright';
import { viewports } from '../../../.storybook/viewports';
import type { Entry } from './startStorybook';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: {
      extract(): Promise<Record<string, Story>>;
    };
  }
}

interface Story {
  parameters: { viewport?: { defaultViewport?: string } };
}

/** An event of Storybook's channel, reduced to what is read here. */
interface Report {
  storyId?: string;
  reporters?: { status: string }[];
}

interface Channel {
  on(event: string, listener: (report: Report) => void): void;
  emit(event: string, detail: unknown): void;
}

/** The names of the stories' windows, by id. */
export type Windows = Record<string, string | undefined>;

/** Storybook prints a line when it is asked for this. */
export function windowsOf(page: Page): Promise<Windows> {
  return page.evaluate(async () => {
    const stories = await window.__STORYBOOK_PREVIEW__!.extract();
    const windows = Object.entries(stories).map(
      ([id, { parameters }]) =>
        [id, parameters.viewport?.defaultViewport] as const,
    );
    return Object.fromEntries(windows);
  });
}

/**
 * Shows a story or a page of the documentation in its window, as Storybook's
 * sidebar does. Returns why its test failed.
 */
export async function openEntry(
  page: Page,
  { id, type }: Entry,
  windows: Windows,
): Promise<string[]> {
  // A second try: Storybook does not show the same entry again.
  if (page.url().includes(`id=${id}&`)) await page.reload();
  const { width, height } = viewports[windows[id] ?? 'w1280']!.styles;
  await page.setViewportSize({
    width: Number.parseInt(width),
    height: Number.parseInt(height),
  });
  return page.evaluate(showEntry, { id, isDocs: type === 'docs' });
}

/** Runs in the page. */
function showEntry({ id, isDocs }: { id: string; isDocs: boolean }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__!;
  return new Promise<string[]>((resolve) => {
    for (const problem of [
      'storyErrored',
      'storyMissing',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ]) {
      channel.on(problem, (report) => resolve([JSON.stringify(report)]));
    }
    channel.on('docsRendered', () => isDocs && resolve([]));
    channel.on('storyFinished', ({ storyId, reporters = [] }) => {
      const failed = reporters.filter(({ status }) => status === 'failed');
      if (storyId === id) {
        resolve(failed.map((report) => JSON.stringify(report)));
      }
    });
    const viewMode = isDocs ? 'docs' : 'story';
    channel.emit('setCurrentStory', { storyId: id, viewMode });
  });
}
