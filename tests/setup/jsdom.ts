import '@testing-library/jest-dom/vitest';
import { afterEach, vi } from 'vitest';
import { forgetPage } from '../../src/testing/forgetPage';
import { failOnConsole } from './console';
import { setUpReact } from './react';

// First, because hooks that run after a test run in reverse order, and messages
// that React prints on unmount must be caught.
failOnConsole();
// Each test has its own page, which has printed nothing yet.
afterEach(() => {
  if (typeof document !== 'undefined') forgetPage();
});
// Runs once the page is unmounted. Otherwise the modules that parts load for
// development would arrive after the environment has gone.
afterEach(() => vi.dynamicImportSettled());
setUpReact({ act: true });
// jsdom has none, and the page of a test is always idle.
if (typeof window !== 'undefined') {
  window.requestIdleCallback = (call) => {
    call({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
}
