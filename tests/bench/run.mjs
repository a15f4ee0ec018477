/**
 * `npm run bench`: compares Lintel with headers of the same links in one run:
 * without a library, with Radix and with Base UI. It passes no judgement: times
 * depend on the machine, and only ratios are comparable.
 *
 * `npm run bench -- --rounds 3` is quicker. It prints the table for
 * docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const options = /** @type {const} */ ({
  rounds: { type: 'string', default: '20' },
});
const { values } = parseArgs({ options });

// Set before React is loaded.
process.env.NODE_ENV = 'production';

/** @type {{ module: typeof import('./bench') }} */
const { module } = await runnerImport('./tests/bench/bench.ts');
await module.bench({
  // Vite's runner imports nothing any more by then.
  load: (url) => import(url),
  rounds: Number(values.rounds),
});
