import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/**
 * Renders in StrictMode and unmounts after each test, which Testing Library
 * does by itself only where the test functions are global.
 */
export function setUpReact({ act }: { act: boolean }): void {
  configure({ reactStrictMode: true });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', act);
  afterEach(cleanup);
}
