// @vitest-environment node
import { it } from 'vitest';
import { trackLanding } from '../../src/analytics/landing';
import { expectConsole } from '../setup/console';

it('a landing is not sent on a server, with a warning', () => {
  expectConsole('warn', /^Lintel: no document; the landing was not sent/);
  trackLanding();
});
