/**
 * Runs browser tests in a stock Firefox (such as Debian's ESR), which
 * Playwright drives over WebDriver BiDi. Playwright's own build of Firefox does
 * not need this, but is only available as a download.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Frame } from 'playwright';
import {
  PlaywrightBrowserProvider,
  playwright,
  type PlaywrightProviderOptions,
} from '@vitest/browser-playwright';
import type { FoundBrowser } from './browsers.mjs';
import { playwrightEngine, WINDOW, type Engine } from './engine';
import { PATIENCE } from './patience';

const TESTER_FRAME = 'iframe[data-vitest="true"]';

/**
 * Both `hover` (4) and `fine` (2), because headless Firefox reports neither.
 */
const HOVER_AND_FINE_POINTER = 4 | 2;

/**
 * Over BiDi, Playwright treats an element in a CSS-transformed frame as
 * invisible and does not click it. Vitest scales its frame by 1. The issue in
 * Playwright:
 * https://github.com/microsoft/playwright/pull/18926
 */
const UNTRANSFORMED_FRAME = 'body, body * { transform: none !important }';

class StockFirefoxProvider extends PlaywrightBrowserProvider {
  // The first page opens the browser, and with it the connection.
  override openPage(
    ...page: Parameters<PlaywrightBrowserProvider['openPage']>
  ) {
    return acknowledgePromptly(() => super.openPage(...page));
  }

  override getCommandsContext(sessionId: string) {
    const context = super.getCommandsContext(sessionId);
    const { page } = context;
    return {
      ...context,
      iframe: page.frameLocator(TESTER_FRAME),
      // From the second test file on, BiDi does not report the name by which
      // Vitest looks for the frame, so it is looked up by its element.
      async frame(): Promise<Frame> {
        const element = await page.locator(TESTER_FRAME).elementHandle();
        const frame = await element?.contentFrame();
        await element?.dispose();
        if (!frame)
          throw new Error(
            'Lintel: the frame of the tests no longer exists. Run the tests again.',
          );
        return frame;
      },
    };
  }
}

export function firefox({ driver, executablePath }: FoundBrowser): Engine {
  const engine = playwrightEngine('firefox', { executablePath });
  if (driver === 'playwright') return engine;
  return {
    ...engine,
    provider: stockFirefox(executablePath),
    orchestratorStyles: UNTRANSFORMED_FRAME,
  };
}

function stockFirefox(executablePath: string) {
  const options: PlaywrightProviderOptions = {
    actionTimeout: PATIENCE,
    contextOptions: { viewport: WINDOW },
    launchOptions: {
      channel: 'moz-firefox',
      executablePath,
      firefoxUserPrefs: {
        'ui.primaryPointerCapabilities': HOVER_AND_FINE_POINTER,
        'ui.allPointerCapabilities': HOVER_AND_FINE_POINTER,
        // As on phones and in the other two browsers. A scroll bar that takes
        // space would reduce 320 px to 308.
        'ui.useOverlayScrollbars': 1,
      },
    },
  };
  return {
    ...playwright(options),
    providerFactory: (
      project: ConstructorParameters<typeof StockFirefoxProvider>[0],
    ) => new StockFirefoxProvider(project, options),
  };
}

/**
 * An empty pong. An unsolicited pong is allowed, and gets no answer:
 * https://www.rfc-editor.org/rfc/rfc6455#section-5.5.3
 * The mask (the last four bytes) must not be zero, because Firefox treats that as
 * no mask and closes the connection.
 */
const PONG = Uint8Array.of(0x8a, 0x80, 1, 2, 3, 4);

const REQUEST_START = 'http.client.request.start';

/**
 * Removes a delay from WebSockets to Firefox that are opened during the given
 * action.
 *
 * Firefox's remote agent writes a message in pieces, and TCP holds each piece
 * back until the previous one is acknowledged, which takes the other side 40
 * ms: Nagle's algorithm combined with delayed acknowledgements. Hovering an
 * element then takes 600 ms instead of 100. Node has no option for it, but
 * anything that is sent carries the acknowledgement along.
 * https://en.wikipedia.org/wiki/TCP_delayed_acknowledgment
 */
async function acknowledgePromptly<Result>(
  action: () => Promise<Result>,
): Promise<Result> {
  subscribe(REQUEST_START, watchRequest);
  try {
    return await action();
  } finally {
    unsubscribe(REQUEST_START, watchRequest);
  }
}

function watchRequest(message: unknown) {
  const { request } = message as { request: ClientRequest };
  if (request.getHeader('upgrade') === 'websocket') {
    request.once('upgrade', answerWithPongs);
  }
}

function answerWithPongs(_response: IncomingMessage, socket: Socket) {
  socket.on('data', () => {
    if (socket.writable) socket.write(PONG);
  });
}
