import type {
  BrowserCommand,
  BrowserConfigOptions,
  BrowserInstanceOption,
} from 'vitest/node';

/** What a browser brings to the Vitest project that runs in it. */
export interface Engine extends Pick<
  BrowserConfigOptions,
  'headless' | 'provider'
> {
  /** The provider's name for it. */
  browser: BrowserInstanceOption['browser'];
  commands: { parkPointer: BrowserCommand };
  /** For the page around the frame of the tests. */
  orchestratorStyles?: string;
}
