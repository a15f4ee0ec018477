/**
 * `npm run bench:delivery`: compares how Lintel and the npm packages of four
 * analytics providers deliver events while something fails, in real browsers.
 *
 * `--quick` uses fewer events. `--browser=Firefox` and `--only=S1,S2` select.
 * `--write` puts the tables into the documentation.
 */
import { argv } from 'node:process';
import { runnerImport } from 'vite';

/** @param {string} name */
const valueOf = (name) =>
  argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];

/** @type {{ module: typeof import('./benchmark') }} */
const { module } = await runnerImport('./tests/bench/delivery/benchmark.ts');
await module.benchmark({
  isQuick: argv.includes('--quick'),
  isWritten: argv.includes('--write'),
  browser: valueOf('browser'),
  only: valueOf('only')?.split(','),
});
