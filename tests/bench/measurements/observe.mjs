/**
 * @typedef {object} Observed  in ms, except for the shifts
 * @property {number} largestPaint  since the navigation
 * @property {number} longestTask  0 below 50 ms
 * @property {number} blocking  the part of long tasks beyond 50 ms
 * @property {number} interaction  from the slowest input to the next paint
 * @property {number} shifts  layout shifts, including those after an input
 */

/**
 * Observes what a visitor notices of a page. Runs in the page before its own
 * scripts.
 * https://developer.mozilla.org/docs/Web/API/PerformanceObserver/observe
 */
export function observePage() {
  /** @type {Observed} */
  const observed = {
    largestPaint: 0,
    longestTask: 0,
    blocking: 0,
    interaction: 0,
    shifts: 0,
  };
  window.observed = observed;
  /**
   * @param {PerformanceObserverInit & { durationThreshold?: number }} options
   * @param {(entry: any) => void} read
   */
  const observe = (options, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      buffered: true,
      ...options,
    });

  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  observe({ type: 'longtask' }, ({ duration }) => {
    observed.longestTask = Math.max(observed.longestTask, duration);
    observed.blocking += duration - 50;
  });
  observe(
    { type: 'event', durationThreshold: 16 },
    ({ duration, interactionId }) => {
      if (interactionId)
        observed.interaction = Math.max(observed.interaction, duration);
    },
  );
  observe({ type: 'layout-shift' }, ({ value }) => {
    observed.shifts += value;
  });
}

/**
 * Counts the commits of React from now on, as its developer tools do. Runs in
 * the page before its own scripts.
 */
export function countCommits() {
  window.commits = 0;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot() {
        window.commits = (window.commits ?? 0) + 1;
      },
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  });
}

/** Hydrates as soon as the page's script has run. Runs in the page before it. */
export function hydrateAtOnce() {
  document.addEventListener('DOMContentLoaded', () => window.hydratePage?.());
}
