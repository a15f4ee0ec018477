/**
 * Updates the generated parts of the documentation: `npm run docs`. With
 * `--check` it writes nothing, and fails if something would change.
 */
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./generate') }} */
const { module } = await runnerImport('./docs/generate/generate.ts');
exit(await module.generate({ check: argv.includes('--check') }));
