/**
 * Faults in a browser, real ones if possible. They run in the page, so they
 * depend on nothing outside.
 */
export const faults = {
  'no beacon'() {
    Reflect.deleteProperty(Navigator.prototype, 'sendBeacon');
  },

  'unbound beacon'() {
    const { sendBeacon } = navigator;
    Object.defineProperty(navigator, 'sendBeacon', {
      value: (url: string, body: BodyInit) => sendBeacon(url, body),
    });
  },

  'beacon with a bad address'() {
    const { sendBeacon } = Navigator.prototype;
    Object.defineProperty(navigator, 'sendBeacon', {
      value: (_: string, body: BodyInit) =>
        sendBeacon.call(navigator, 'http://[', body),
    });
  },

  'refused beacon'() {
    Object.defineProperty(navigator, 'sendBeacon', { value: () => false });
  },

  'beacon that may not be read'() {
    Object.defineProperty(navigator, 'sendBeacon', {
      get() {
        throw new Error('Blocked.');
      },
    });
  },

  /** Another script's request that never ends. */
  'held quota'() {
    const body = 'x'.repeat(60_000);
    fetch('/held', { method: 'POST', keepalive: true, body }).catch(() => {});
  },

  'full storage'() {
    for (const store of [localStorage, sessionStorage]) {
      let text = 'x'.repeat(4 * 1024 * 1024);
      for (let key = 0; text;) {
        try {
          store.setItem(`full-${key}`, text);
          key += 1;
        } catch {
          text = text.slice(0, text.length / 2);
        }
      }
    }
  },

  'corrupt storage'() {
    localStorage.setItem('lintel_analytics_id', '{"v":');
    localStorage.setItem('lintel_analytics_id_expires', 'soon');
    localStorage.setItem('lintel_has_landed', '\u0000');
    localStorage.setItem(`lintel_outbox:${Date.now()}:x`, '{"path":');
    localStorage.setItem('lintel_outbox:soon:y', '{"path":"/api"}');
    localStorage.setItem('lintel_outbox_discarded', 'many');
    sessionStorage.setItem('lintel_first_session', '%');
    document.cookie = 'lintel_analytics_id=%E0%A4%A; path=/';
    document.cookie = 'marketing_id=%; path=/';
  },

  'wrong ids'() {
    const expires = String(Date.now() + 86_400_000);
    localStorage.setItem('lintel_analytics_id', '1234-5678');
    localStorage.setItem('lintel_analytics_id_expires', expires);
    document.cookie = 'lintel_analytics_id=not-a-uuid; path=/';
  },

  'global privacy control'() {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  },

  'events off'() {
    window.lintelEventsDisabled = true;
  },

  logging() {
    window.lintelLogging = true;
  },
};

export type PageFault = keyof typeof faults;
