/**
 * Runs browser tests in WebKitGTK's MiniBrowser, which WebKitWebDriver drives,
 * on its own screen. Playwright's own build of WebKit does not need this, but
 * is only available as a download.
 * https://webkitgtk.org/reference/webkit2gtk/stable/
 */
import { spawn } from 'node:child_process';
import {
  WebdriverBrowserProvider,
  webdriverio,
} from '@vitest/browser-webdriverio';
import { remote } from 'webdriverio';
import { freePort } from '../hosts/start/startApp';
import type { FoundBrowser } from './browsers.mjs';
import { PARKING_PLACE, playwrightEngine, WINDOW, type Engine } from './engine';

interface Size {
  width: number;
  height: number;
}

type Project = ConstructorParameters<typeof WebdriverBrowserProvider>[0];

class MiniBrowserProvider extends WebdriverBrowserProvider {
  #stopDriver = () => {};

  constructor(
    project: Project,
    private readonly executablePath: string,
  ) {
    super(project, {});
  }

  // The session is opened here, because Vitest's own session requests the
  // browser name 'safari', which WebKitWebDriver does not have.
  override async openBrowser() {
    this.browser ??= await this.#openMiniBrowser();
    return super.openBrowser();
  }

  // Vitest's own method resizes the window, which WebKitGTK keeps at least 447
  // px wide. So the window keeps its size, and the frame is resized.
  override setViewport({ width, height }: Size) {
    return this.#inWindow((browser) =>
      browser.execute(resizeTestFrame, width, height),
    );
  }

  parkPointer() {
    return this.#inWindow((browser) =>
      browser
        .action('pointer')
        .move({ ...PARKING_PLACE, duration: 0 })
        .perform(true),
    );
  }

  // The driver has to outlive the session. If it stopped earlier (in a global
  // teardown), closing the session would end in ECONNREFUSED.
  override async close() {
    await super.close().finally(this.#stopDriver);
  }

  /** WebDriver sends commands to one frame at a time. */
  async #inWindow(action: (browser: WebdriverIO.Browser) => Promise<void>) {
    if (!this.browser) throw new Error('MiniBrowser is not open.');
    const isInTestFrame = this.isIframeSwitched();
    if (isInTestFrame) await this.switchToMainFrame();
    await action(this.browser);
    if (isInTestFrame) await this.switchToTestFrame();
  }

  async #openMiniBrowser() {
    const port = await freePort();
    this.#stopDriver = startDriver(port);
    const browser = await remote({
      hostname: '127.0.0.1',
      port,
      path: '/',
      logLevel: 'silent',
      // Until the driver listens: for half a minute, at growing intervals.
      connectionRetryCount: 8,
      capabilities: {
        browserName: 'MiniBrowser',
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': {
          binary: this.executablePath,
          args: ['--automation'],
        },
      } as WebdriverIO.Capabilities,
    });
    await browser.setWindowSize(WINDOW.width, WINDOW.height);
    return browser;
  }
}

/** On its own screen. Returns the function that stops both. */
function startDriver(port: number) {
  const screen = `-screen 0 ${WINDOW.width}x${WINDOW.height}x24`;
  const { pid } = spawn(
    'xvfb-run',
    ['-a', '-s', screen, 'WebKitWebDriver', `--port=${port}`],
    // In its own process group, so that all its processes end with it.
    { stdio: 'ignore', detached: true },
  );
  const stop = () => {
    process.off('exit', stop);
    if (pid) process.kill(-pid);
  };
  process.once('exit', stop);
  return stop;
}

export function webkit({ driver, executablePath }: FoundBrowser): Engine {
  if (driver === 'playwright') {
    return playwrightEngine('webkit', { executablePath });
  }
  return {
    browser: 'safari',
    commands: {
      parkPointer: ({ provider }) =>
        (provider as MiniBrowserProvider).parkPointer(),
    },
    headless: false,
    provider: {
      ...webdriverio(),
      providerFactory: (project: Project) =>
        new MiniBrowserProvider(project, executablePath),
    },
  };
}

/** Runs in the page around the frame. */
function resizeTestFrame(width: number, height: number) {
  const container = document.querySelector<HTMLElement>('#vitest-tester');
  container?.style.setProperty('width', `${width}px`);
  container?.style.setProperty('height', `${height}px`);
}
