import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { PATIENCE } from './patience';

/**
 * Renders in StrictMode and unmounts after each test. Testing Library unmounts
 * by itself only if the test functions are global.
 */
export function setUpReact({ act }: { act: boolean }): void {
  configure({ reactStrictMode: true, asyncUtilTimeout: PATIENCE });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', act);
  afterEach(cleanup);
}
