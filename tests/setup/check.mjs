/**
 * `npm run check`: runs every script whose name begins with `check:`, two at a
 * time, because each needs one core only. Scripts that it is called with run
 * first: `npm test` builds the package beside what does not read it.
 */
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** What does not read `dist`. */
const early = ['check:lint', 'check:format'];
/** What to run if a check fails because of a change that is meant. */
const remedies = new Map([
  ['check:format', 'npm run format'],
  ['check:api', 'npm run api:update'],
]);
const others = Object.keys(scripts)
  .filter((name) => name.startsWith('check:'))
  .filter((name) => !early.includes(name));

await runInPairs([...process.argv.slice(2), ...early]);
await runInPairs(others);

/** @param {string[]} names */
async function runInPairs(names) {
  const waiting = names.values();
  const runWaiting = async () => {
    for (const name of waiting) await run(name);
  };
  await Promise.all([runWaiting(), runWaiting()]);
}

/**
 * Prints what a script says once it has ended, so that the lines of two do not
 * mix.
 *
 * @param {string} name
 */
function run(name) {
  return new Promise((resolve) => {
    exec(`npm run ${name}`, { maxBuffer: Infinity }, (error, out, errors) => {
      console.log(out + errors);
      if (error) fail(name);
      resolve(undefined);
    });
  });
}

/** @param {string} name */
function fail(name) {
  process.exitCode = 1;
  const remedy = remedies.get(name);
  const advice = remedy ? ` If the change is meant, run \`${remedy}\`.` : '';
  console.log(`Lintel: ${name} failed.${advice}`);
}
