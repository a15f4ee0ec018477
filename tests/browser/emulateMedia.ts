import { cdp } from 'vitest/browser';

interface Sender {
  send(method: string, parameters: object): Promise<unknown>;
}

/** As if the visitor had asked for it: Chromium alone can pretend. `''` ends it. */
export function emulateMedia(name: string, value: string): Promise<unknown> {
  return (cdp() as unknown as Sender).send('Emulation.setEmulatedMedia', {
    features: [{ name, value }],
  });
}
