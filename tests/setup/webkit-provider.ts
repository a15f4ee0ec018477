/**
 * Runs browser tests in WebKitGTK's MiniBrowser, which WebKitWebDriver drives,
 * on its own screen. Playwright's own build of WebKit does not need this, but
 * is only available as a download.
 * https://webkitgtk.org/reference/webkit2gtk/stable/
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import {
  WebdriverBrowserProvider,
  webdriverio,
} from '@vitest/browser-webdriverio';
import { remote } from 'webdriverio';
import {
  findDisplayServer,
  findWebKitDriver,
  type FoundBrowser,
} from './browsers.mjs';
import { PARKING_PLACE, playwrightEngine, WINDOW, type Engine } from './engine';

const HOST = '127.0.0.1';

interface Size {
  width: number;
  height: number;
}

type Project = ConstructorParameters<typeof WebdriverBrowserProvider>[0];

class MiniBrowserProvider extends WebdriverBrowserProvider {
  readonly #executablePath: string;
  #processes: ChildProcess[] = [];

  constructor(project: Project, executablePath: string) {
    super(project, {});
    this.#executablePath = executablePath;
    process.once('exit', this.#stopProcesses);
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
    try {
      await super.close();
    } finally {
      process.off('exit', this.#stopProcesses);
      this.#stopProcesses();
    }
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
    const display = await this.#startDisplay();
    const port = await this.#startDriver(display);
    const browser = await remote({
      hostname: HOST,
      port,
      path: '/',
      logLevel: 'silent',
      capabilities: {
        browserName: 'MiniBrowser',
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': {
          binary: this.#executablePath,
          args: ['--automation'],
        },
      } as WebdriverIO.Capabilities,
    });
    await browser.setWindowSize(WINDOW.width, WINDOW.height);
    return browser;
  }

  /** Xvfb picks a free number itself and writes it to the given descriptor. */
  async #startDisplay() {
    const server = this.#start(
      findDisplayServer() ?? 'Xvfb',
      [
        '-displayfd',
        '3',
        '-screen',
        '0',
        `${WINDOW.width}x${WINDOW.height}x24`,
        '-nolisten',
        'tcp',
      ],
      {},
    );
    const output = server.stdio[3] as Readable;
    const [number] = await Promise.race([
      once(output, 'data'),
      failure(server),
    ]);
    return `:${String(number).trim()}`;
  }

  async #startDriver(display: string) {
    const port = await freePort();
    const driver = this.#start(
      findWebKitDriver() ?? 'WebKitWebDriver',
      [`--port=${port}`, `--host=${HOST}`],
      { DISPLAY: display },
    );
    await Promise.race([listening(port), failure(driver)]);
    return port;
  }

  #start(command: string, parameters: string[], variables: NodeJS.ProcessEnv) {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...variables },
    });
    this.#processes.unshift(child);
    return child;
  }

  readonly #stopProcesses = () => {
    for (const child of this.#processes) child.kill();
    this.#processes = [];
  };
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

async function failure(child: ChildProcess): Promise<never> {
  // An 'error' event, such as for a missing program, rejects by itself.
  await once(child, 'exit');
  throw new Error(`${child.spawnfile} ended with code ${child.exitCode}.`);
}

async function freePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function listening(port: number) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, HOST);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
  throw new Error(`WebKitWebDriver did not listen on port ${port} for 10 s.`);
}
