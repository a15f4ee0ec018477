import { onTestFinished } from 'vitest';
import { send } from './input';

/**
 * Emulates a visitor's preference until the end of the test. Only Chromium can
 * do this.
 */
export function emulateMedia(name: string, value: string): Promise<unknown> {
  onTestFinished(async () => void (await setMedia(name, '')));
  return setMedia(name, value);
}

/** Shows the page as on paper, or on a screen again. Chromium only. */
export function setPrint(isOnPaper: boolean): Promise<unknown> {
  return send('Emulation.setEmulatedMedia', {
    media: isOnPaper ? 'print' : '',
  });
}

/** Emulates a visitor's preference. An empty value ends it. Chromium only. */
export function setMedia(name: string, value: string): Promise<unknown> {
  return send('Emulation.setEmulatedMedia', {
    features: [{ name, value }],
  });
}
