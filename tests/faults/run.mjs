/**
 * Injects the deliberate faults one at a time and runs the tests that should
 * catch them:
 *
 *   npm run test:faults                  all faults
 *   npm run test:faults -- unit consent  those with both words in their project, name or file
 */
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./runFaults') }} */
const { module } = await runnerImport('./tests/faults/runFaults.ts');
exit(await module.runFaults(argv.slice(2).join(' ')));
