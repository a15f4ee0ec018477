// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { trackLanding } from '../../src/analytics/landing';
import { expectConsole } from '../setup/console';

it('a landing is not sent on a server, with a warning', () => {
  expectConsole('warn', /^Lintel: no document; the landing was not sent/);
  const request = vi.fn();
  vi.stubGlobal('Image', request);
  vi.stubGlobal('fetch', request);
  trackLanding({ consent: 'granted' });
  expect(request).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
