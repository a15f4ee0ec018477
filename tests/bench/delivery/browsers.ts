import { chromium, type Browser } from 'playwright';
import { launchFirefox } from '../../package/delivery/setup/launchFirefox';
import { findChromium, findFirefox } from '../../setup/browsers.mjs';

export interface ComparedBrowser {
  name: 'Chromium' | 'Firefox';
  launch(): Promise<Browser>;
}

/** The installed browsers. */
export function comparedBrowsers(): ComparedBrowser[] {
  const firefox = findFirefox();
  return [
    { name: 'Chromium', launch: launchChromium },
    ...(firefox
      ? [{ name: 'Firefox' as const, launch: () => launchFirefox(firefox) }]
      : []),
  ];
}

function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium()?.executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-popup-blocking',
    ],
    // Visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
