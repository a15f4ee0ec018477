/**
 * What happens on a page, as scripts in its head. A driver cannot do this,
 * because it keeps pages visible and waits between two events. The functions run
 * in the page, so they depend on nothing outside. When one that leaves has
 * finished, it posts `left` to the page that opened it.
 */
export const acts = {
  /** The page that the others navigate to. */
  arrive() {
    sessionStorage.clear();
    window.opener?.postMessage('left', '*');
  },

  /** Stays open. */
  stay() {
    addEventListener('load', () => window.opener.postMessage('left', '*'));
  },

  /** Visits pages, one after another, in its own tab. */
  drive() {
    window.visitAll = async (addresses) => {
      for (const address of addresses) {
        const said = new Promise<unknown>((resolve) =>
          addEventListener('message', ({ data }) => resolve(data), {
            once: true,
          }),
        );
        const tab = window.open(address, 'visited');
        const isClosing = (await said) === 'closing';
        while (isClosing && tab && !tab.closed) {
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
    };
  },

  /** Leaves 30 ms after the page is parsed. */
  bounce() {
    document.addEventListener('DOMContentLoaded', () => {
      setTimeout(() => (location.href = '/left'), 30);
    });
  },

  /** Follows the link. */
  click() {
    addEventListener('DOMContentLoaded', async () => {
      await window.delivery.viewed;
      document.getElementById('go')!.click();
    });
  },

  /** Leaves, and tracks an event in `pagehide`. */
  pagehide(how: 'go' | 'close', name: string) {
    addEventListener('DOMContentLoaded', async () => {
      await window.delivery.viewed;
      addEventListener('pagehide', () => {
        void window.delivery.tracking!.track({
          type: 'system change',
          object_identifier: name,
        });
      });
      if (how === 'go') return (location.href = '/left');
      window.opener.postMessage('closing', '*');
      window.close();
    });
  },

  /** Tracks events and switches to another tab at once, five times. */
  hideAndShow(name: string, each: number) {
    const seen = (state: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.visibilityState !== state) return;
          document.removeEventListener('visibilitychange', look);
          resolve();
        };
        document.addEventListener('visibilitychange', look);
      });
    const tell = () => {
      new Image().src = `/api/track/Track?marker=${name}`;
    };
    addEventListener('DOMContentLoaded', async () => {
      await window.delivery.viewed;
      for (let round = 0; round < 5; round += 1) {
        for (let index = 0; index < each; index += 1) {
          void window.delivery.tracking!.track({
            type: 'system change',
            object_identifier: `${name}-${round * each + index}`,
          });
        }
        const hidden = seen('hidden');
        const tab = window.open('/other-tab');
        await hidden;
        const shown = seen('visible');
        tab?.close();
        await shown;
      }
      tell();
    });
  },

  /** Reports that it has loaded. */
  mark(name: string) {
    new Image().src = `/api/track/Track?marker=${name}`;
  },

  /** Goes to another page when the test asks for it. */
  async goWhenTold(step: string, address: string) {
    await fetch(`/wait?${step}`);
    location.href = address;
  },

  /** Reports when it is prerendered, and when it is shown. */
  tellPrerender(name: string) {
    const tell = (what: string) => {
      new Image().src = `/api/track/Track?marker=${name}-${what}`;
    };
    const isDrawn = 'prerendering' in document && document.prerendering;
    addEventListener('load', () => tell(isDrawn ? 'drawn' : 'loaded'));
    document.addEventListener('prerenderingchange', async () => {
      await window.delivery.viewed;
      tell(`shown&pushes=${window.dataLayer?.length}`);
    });
  },

  /** A browser without beacons. */
  removeBeacon() {
    Reflect.deleteProperty(Navigator.prototype, 'sendBeacon');
  },

  /** Another script's request that never ends. */
  holdQuota() {
    const body = 'x'.repeat(60_000);
    fetch('/held', { method: 'POST', keepalive: true, body }).catch(() => {});
  },
};

export type Act = keyof typeof acts;

declare global {
  interface Window {
    visitAll(addresses: string[]): Promise<void>;
  }
}
