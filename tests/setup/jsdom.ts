import '@testing-library/jest-dom/vitest';
import { afterEach, vi } from 'vitest';
import { failOnConsole } from './console';
import { setUpReact } from './react';

// First, because hooks that run after a test run in reverse: what React prints
// while it unmounts counts too.
failOnConsole();
setUpReact({ act: true });
// What a part loads for developers would come after the environment is gone.
afterEach(() => vi.dynamicImportSettled());
