import '@testing-library/jest-dom/vitest';
import { afterEach, vi } from 'vitest';
import { forgetPage } from '../../src/testing/forgetPage';
import { failOnConsole } from './console';
import { setUpReact } from './react';

// First, because hooks that run after a test run in reverse: what React prints
// while it unmounts counts too.
failOnConsole();
// Each test has a page of its own, which has printed nothing yet.
afterEach(() => {
  if (typeof document !== 'undefined') forgetPage();
});
// Runs once the page is unmounted: what a part loads for developers would come
// after the environment is gone.
afterEach(() => vi.dynamicImportSettled());
setUpReact({ act: true });
