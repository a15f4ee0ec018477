/**
 * Checks the wording of documents, comments, messages and test titles: `npm run
 * check:prose`.
 */
import { argv, exit } from 'node:process';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./check') }} */
const { module } = await runnerImport('./docs/prose/check.ts');
exit(await module.checkProse(argv.slice(2)));
