import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Sender {
  send(method: string, parameters: object): Promise<unknown>;
}

/**
 * Emulates a visitor's preference until the end of the test. Only Chromium can
 * do this.
 */
export function emulateMedia(name: string, value: string): Promise<unknown> {
  onTestFinished(async () => void (await setMedia(name, '')));
  return setMedia(name, value);
}

/** Emulates a visitor's preference. An empty value ends it. Chromium only. */
export function setMedia(name: string, value: string): Promise<unknown> {
  return (cdp() as unknown as Sender).send('Emulation.setEmulatedMedia', {
    features: [{ name, value }],
  });
}
