/** Adds event listeners by type. Returns a function that removes them. */
export function onEvents(
  target: EventTarget,
  listeners: { [type: string]: (event: never) => void },
  options?: AddEventListenerOptions,
): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const entry of entries) target.addEventListener(...entry, options);
  return () => {
    for (const entry of entries) target.removeEventListener(...entry, options);
  };
}

/** Returns one function that calls all of them, such as those that stop listening. */
export function together(...calls: readonly (() => void)[]): () => void {
  return () => calls.forEach((call) => call());
}

/**
 * Calls back after all listeners of an event that is being captured. If one of
 * them stops the event, in the next task.
 */
export function afterListeners(event: Event, call: () => void): void {
  const timer = setTimeout(run);
  // Added now, it is the last of the window's.
  const stop = onEvents(window, { [event.type]: run });
  function run() {
    clearTimeout(timer);
    stop();
    call();
  }
}

/**
 * Calls back when the browser is idle, after `timeout` ms at the latest,
 * because a page with an endless animation is never idle. Without
 * `requestIdleCallback` it calls back after 200 ms. Returns a function that cancels
 * it.
 * @see
 *   https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method
 */
export function whenIdle(call: () => void, timeout: number): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) call();
  };
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(run, { timeout });
  } else setTimeout(run, 200);
  return () => {
    isCancelled = true;
  };
}

/**
 * Calls back once the browser has painted what an event has changed, and in a page
 * without frames, for example out of view in an `iframe`, after 200 ms.
 * @see https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 */
export function afterPaint(call: () => void): void {
  let isCalled = false;
  const run = () => {
    if (!isCalled) call();
    isCalled = true;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, 200);
}

/**
 * Calls back initially and whenever the element's size changes, unless the
 * browser has no `ResizeObserver`. What changes the size of other elements uses
 * `inNextFrame`.
 */
export function onSize(element: Element, call: () => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => {};
  const observer = new ResizeObserver(call);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Combines calls, and delays them to the next frame. If a `ResizeObserver`
 * changed the size of another observed element, the page would get an error.
 * https://drafts.csswg.org/resize-observer/#deliver-resize-loop-error
 */
export function inNextFrame(call: () => void) {
  let frame = 0;
  return {
    request() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        call();
      });
    },
    cancel: () => cancelAnimationFrame(frame),
  };
}

/** Calls back when one of the targets changes. */
export function onMutation(
  call: (changes: MutationRecord[]) => void,
  ...targets: [Node, MutationObserverInit][]
): () => void {
  const observer = new MutationObserver(call);
  for (const [node, init] of targets) observer.observe(node, init);
  return () => observer.disconnect();
}

/**
 * Calls back when the root element's attributes or the head's elements change. A
 * router that replaces them with the next page's removes Lintel's own.
 * @see
 *   https://docs.astro.build/en/guides/view-transitions/#client-side-navigation-process
 */
export function onPageSwap(call: () => void): () => void {
  return onMutation(
    call,
    [document.documentElement, { attributes: true }],
    [document.head, { childList: true }],
  );
}

/**
 * Whether the page is prerendered, and may never be shown. `false` on a server.
 * @see https://developer.mozilla.org/docs/Web/API/Document/prerendering
 */
export function isPrerendering(): boolean {
  const page = globalThis.document as { prerendering?: unknown } | undefined;
  // An element can have this name.
  return page?.prerendering === true;
}

/**
 * Calls back immediately, or when a prerendered page is shown. Returns a
 * function that cancels it.
 */
export function whenShown(callback: () => void): () => void {
  if (isPrerendering()) {
    return onEvents(document, { prerenderingchange: callback }, { once: true });
  }
  callback();
  return () => {};
}

/**
 * Calls back when the page returns from the back/forward cache. Returns a
 * function that stops watching.
 */
export function onRestore(callback: () => void): () => void {
  // Outside of a browser there are no events.
  if (typeof addEventListener !== 'function') return () => {};
  return onEvents(globalThis, {
    pageshow({ persisted }: PageTransitionEvent) {
      if (persisted) callback();
    },
  });
}
