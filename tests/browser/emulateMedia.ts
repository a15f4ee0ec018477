import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Sender {
  send(method: string, parameters: object): Promise<unknown>;
}

/** To the end of the test, as if the visitor had asked for it: Chromium alone can pretend. */
export function emulateMedia(name: string, value: string): Promise<unknown> {
  if (value) onTestFinished(async () => void (await emulateMedia(name, '')));
  return (cdp() as unknown as Sender).send('Emulation.setEmulatedMedia', {
    features: [{ name, value }],
  });
}
