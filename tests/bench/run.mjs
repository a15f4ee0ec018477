/**
 * `npm run bench`: compares Lintel with headers of the same links in one run:
 * without a library, with Radix and with Base UI. It passes no judgement: times
 * depend on the machine, and only ratios are comparable.
 *
 * `npm run bench -- --rounds 3` is quicker. `--write` writes the table into
 * docs/benchmarks.md. `--react 18.3.1` measures with another React.
 */
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    write: { type: 'boolean' },
    react: { type: 'string' },
  },
});

// Set before React is loaded.
process.env.NODE_ENV = 'production';

/** @type {{ module: typeof import('./bench') }} */
const { module } = await runnerImport('./tests/bench/bench.ts');
await module.bench({
  // Vite's runner imports nothing any more by then.
  load: (url) => import(url),
  ...values,
  rounds: Number(values.rounds),
});
