import { onTestFinished, vi } from 'vitest';
import { languages } from '../../src/site/languages';
import type { EventContext, LintelEvent } from '../../src/analytics/trackEvent';
import {
  pageConsent,
  pageIdentity,
  type Decision,
} from '../../src/analytics/consent';
import { currentMoment, pageReferrer } from '../../src/analytics/pageViews';
import { connectPart, trackSoon } from '../../src/analytics/pageTracking';
import type { SiteConfig } from '../../src/site/siteConfig';
import type { TrackingOptions } from '../../src/analytics/trackingOptions';
import * as sender from '../../src/analytics/sender';
import { eventIn } from '../../src/testing/log';
import { keptCookies, visit } from './visit';

/** The page as an event on it sees it. */
export function currentContext(): EventContext {
  return { ...currentMoment(), referrer: pageReferrer() };
}

export interface PageSettings {
  /** @default 'https://www.example.com/' */
  url?: string;
  site?: SiteConfig;
  /** The decision of its header; `null` for none. @default 'granted' */
  consent?: Decision | null;
  /** The page's own events are off unless you set them. */
  options?: TrackingOptions;
}

/** A call of `sendBeacon`. */
interface Sent {
  url: string;
  payload: Record<string, string>;
}

/**
 * Opens a page with real tracking for a new visitor. Beacons and landing images
 * are recorded instead of sent.
 */
export function openPage({ url, ...settings }: PageSettings = {}) {
  localStorage.clear();
  sessionStorage.clear();
  visit(url ?? 'https://www.example.com/');
  return reopenPage(settings);
}

/** Ends the previous page, because only one is open at a time. */
let leave = () => {};

/** Opens the same visitor's next page: storage stays, memory does not. */
export function reopenPage({
  site = { domain: 'example.com' },
  consent = 'granted',
  options,
}: Omit<PageSettings, 'url'> = {}) {
  leave();
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  Reflect.deleteProperty(window, 'dataLayer');
  const sent: Sent[] = [];
  const landings: string[] = [];
  const beacon = (url: string, body: URLSearchParams) =>
    sent.push({ url, payload: Object.fromEntries(body) });
  class LandingImage {
    set src(url: string) {
      landings.push(url);
    }
  }
  const ends = [
    watchListeners(),
    replace(navigator, 'sendBeacon', beacon),
    replace(window, 'Image', LandingImage),
    // The first consent takes effect when the page is idle.
    replace(window, 'requestIdleCallback', queueMicrotask),
  ];
  leave = () => ends.splice(0).forEach((end) => end());
  onTestFinished(leave);
  /** Mounts a header with a decision. Returns the function that unmounts it. */
  const decide = (decision: Decision) =>
    pageConsent().add({
      decision,
      site,
      languages,
      options: () => ({ pageEvents: false, ...options }),
    });
  if (consent) {
    decide(consent);
    sender.startSending();
  }
  /**
   * Holds the file that sends events, until the returned function is called or
   * the page is left.
   */
  function hold() {
    const { mockRestore } = vi
      .spyOn(sender, 'startSending')
      .mockImplementation(() => {});
    ends.push(mockRestore);
    return () => {
      mockRestore();
      sender.startSending();
    };
  }
  const events = () => sent.map(({ payload }) => eventIn(payload));
  return {
    decide,
    hold,
    answer: pageConsent().answer,
    identity: pageIdentity().get,
    sent,
    landings,
    events,
    /** What the events are about, in the order they were sent. */
    said: () =>
      events().map(({ action, object_identifier }) =>
        String(object_identifier ?? action),
      ),
    /** Everything that was sent or stored. */
    traces: () => [...landings, ...sent, ...kept()],
    /** Shows the page, and sends events that wait for this. */
    show() {
      connectPart(currentContext);
      return nextTask();
    },
    track: (event: LintelEvent, context = currentContext()) =>
      trackSoon(event, context),
  };
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Everything that is stored in the browser. */
export function kept(): string[] {
  return [
    ...keptCookies()
      .filter(({ maxAge }) => maxAge !== 0)
      .map(({ key, domain }) => `${key} on ${domain}`),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ].sort();
}

/** Returns the lines that are printed from now on, instead of printing them. */
export function recordConsole(level: 'info' | 'warn'): () => string[] {
  const spy = vi.spyOn(console, level).mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([line]) => String(line));
}

/** Hides or shows the page until the test ends. */
export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => state,
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Replaces a property. Returns the function that restores it. */
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

export function replaceForTest(...change: Parameters<typeof replace>) {
  onTestFinished(replace(...change));
}

/** Denies storage until the test ends, as in a sandboxed frame. */
export function denyStorage() {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  replaceForTest(Storage.prototype, 'getItem', deny);
  replaceForTest(Storage.prototype, 'setItem', deny);
}

/**
 * Removes added listeners when a page ends, because jsdom has one page for all
 * tests. Returns the function that ends the page.
 */
export function watchListeners(): () => void {
  const ends = [window, document].map((target: EventTarget) => {
    const added = vi.spyOn(target, 'addEventListener');
    return () => {
      for (const args of added.mock.calls) target.removeEventListener(...args);
      added.mockRestore();
    };
  });
  return () => {
    ends.forEach((end) => end());
    Reflect.deleteProperty(document, 'visibilityState');
  };
}
