/**
 * `npm run bench`: compares Lintel with headers of the same links in one run:
 * Radix and Base UI. It passes no judgement: times depend on the machine, and
 * only ratios are comparable.
 *
 * `npm run bench -- --quick` runs fewer rounds. `--write` writes the table into
 * docs/benchmarks.md.
 */
import { argv } from 'node:process';
import { runnerImport } from 'vite';

// Set before React is loaded.
process.env.NODE_ENV = 'production';

/** @type {{ module: typeof import('./bench') }} */
const { module } = await runnerImport('./tests/bench/bench.ts');
await module.bench({
  // Vite's runner imports nothing any more by then.
  load: (url) => import(url),
  isQuick: argv.includes('--quick'),
  isWritten: argv.includes('--write'),
});
