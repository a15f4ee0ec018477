import { onTestFinished } from 'vitest';
import { languages } from '../../src/content/languages';
import {
  captureEventContext,
  type EventContext,
  type TrackEvent,
} from '../../src/core/analytics/trackEvent';
import { pageConsent, type Decision } from '../../src/core/analytics/consent';
import type { SiteConfig } from '../../src/core/site/site';
import type { Channel } from '../../src/core/analytics/tracker';
import type { TrackingOptions } from '../../src/core/analytics/trackingOptions';
import { pageTracking } from '../../src/react/analytics/tracking';
import { fieldsOf } from '../../src/testing/routes/eventPayload';
import { visit } from './visit';

export interface PageSettings {
  /** @default 'https://www.example.com/' */
  url?: string;
  site?: SiteConfig;
  /** What its header says; `null` where there is none. @default 'granted' */
  consent?: Decision | null;
  /** Without the page's own events, where nothing else is said. */
  options?: TrackingOptions;
}

/** What the page gave a beacon: where to, and what. */
interface Sent {
  url: string;
  payload: Record<string, string>;
}

/**
 * A new visitor on a page with its real tracking. It ends where the browser
 * takes over: what beacons and landing images hold is kept.
 */
export function openPage({ url, ...settings }: PageSettings = {}) {
  localStorage.clear();
  sessionStorage.clear();
  visit(url ?? 'https://www.example.com/');
  return reopenPage(settings);
}

/** Ends the page before: there is one at a time. */
let leave = () => {};

/** The same visitor's next page: what was stored is there, memory is not. */
export function reopenPage({
  site = { domain: 'example.com' },
  consent = 'granted',
  options,
}: Omit<PageSettings, 'url'> = {}) {
  leave();
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  Reflect.deleteProperty(window, 'dataLayer');
  const ends = [watchListeners()];
  const sent: Sent[] = [];
  const landings: string[] = [];
  ends.push(
    replace(navigator, 'sendBeacon', (url: string, body: URLSearchParams) => {
      sent.push({ url, payload: Object.fromEntries(body) });
      return true;
    }),
    replace(
      window,
      'Image',
      class {
        set src(url: string) {
          landings.push(url);
        }
      },
    ),
  );
  // A page at rest: the first yes waits for that.
  ends.push(replace(window, 'requestIdleCallback', queueMicrotask));
  /** What a header says; returns the function that takes the header away. */
  const decide = (decision: Decision) =>
    pageConsent().decide({
      decision,
      explicit: true,
      site,
      languages,
      options: () => ({ pageEvents: false, ...options }),
    });
  if (consent) decide(consent);
  const tracking = pageTracking();
  leave = () => ends.splice(0).forEach((end) => end());
  onTestFinished(leave);
  return {
    tracking,
    decide,
    answer: pageConsent().answer,
    consent: () => pageConsent().get(),
    sent,
    landings,
    close: leave,
    events: () => sent.map(({ payload }) => eventIn(payload)),
    /** Shows the page, and sends what waits for that. */
    show: (context: EventContext = captureEventContext()) => {
      tracking.view(context);
      return nextTask();
    },
    /** Whatever it is: teams write JavaScript, too. */
    track: (event: unknown, channel?: Channel) =>
      tracking.track(event as TrackEvent, captureEventContext(), channel),
  };
}

export function eventIn(payload: Record<string, string>) {
  return fieldsOf(payload) as Record<string, unknown>;
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The page is hidden from now on, or shown again; until the test ends. */
export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => state,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Puts another value in place; returns the function that takes it back. */
export function replace(
  holder: object,
  name: string,
  value: unknown,
): () => void {
  const own = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, {
    configurable: true,
    writable: true,
    value,
  });
  return () => {
    if (own) Object.defineProperty(holder, name, own);
    else Reflect.deleteProperty(holder, name);
  };
}

export function replaceForTest(
  ...[holder, name, value]: Parameters<typeof replace>
) {
  onTestFinished(replace(holder, name, value));
}

/** Pages end with their listeners, but jsdom has one page for all tests. Returns the function that ends it. */
export function watchListeners(): () => void {
  const ends = [window, document].flatMap((target: EventTarget) => {
    const added: (() => void)[] = [];
    const real = target.addEventListener.bind(target);
    const add: typeof real = (...args) => {
      real(...args);
      added.push(() => target.removeEventListener(...args));
    };
    return [
      replace(target, 'addEventListener', add),
      () => added.forEach((remove) => remove()),
    ];
  });
  return () => {
    ends.forEach((end) => end());
    Reflect.deleteProperty(document, 'visibilityState');
  };
}
