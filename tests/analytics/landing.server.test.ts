// @vitest-environment node
import { it } from 'vitest';
import { trackLanding } from '../../src/core/analytics/landing';
import { expectConsole, failOnConsole } from '../setup/console';

failOnConsole();

it('is not tracked on a server, which the console knows', () => {
  expectConsole('warn', /^Lintel: no document, no landing/);
  trackLanding();
});
