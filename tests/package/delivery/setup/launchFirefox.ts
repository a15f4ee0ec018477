import { firefox, type Browser } from 'playwright';
import type { FoundBrowser } from '../../../setup/browsers.mjs';
import { acknowledgePromptly } from '../../../setup/prompt-acknowledgement';

/** Starts Firefox without what its driver or it adds to a site's requests. */
export function launchFirefox({
  driver,
  executablePath,
}: FoundBrowser): Promise<Browser> {
  return acknowledgePromptly(() =>
    firefox.launch({
      executablePath,
      ...(driver === 'bidi' && { channel: 'moz-firefox' }),
      firefoxUserPrefs: {
        // As in a driven Chromium: a script may open a tab without a click.
        'dom.disable_open_during_load': false,
        // It repeats failed requests up to ten times by itself.
        'network.http.request.max-attempts': 1,
      },
    }),
  );
}
