import { expect, it } from 'vitest';
import { readOrigin } from '../../src/core/site/readDomain';

// Chromium encodes the space, and takes the result for a host.
it('a host with a space is none', () => {
  expect(readOrigin('my account')).toBeUndefined();
});
