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
  if (value) onTestFinished(async () => void (await emulateMedia(name, '')));
  return (cdp() as unknown as Sender).send('Emulation.setEmulatedMedia', {
    features: [{ name, value }],
  });
}
