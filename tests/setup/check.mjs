/**
 * `npm run check`: runs every script whose name begins with `check:`, two at a
 * time, because each needs one core only.
 */
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const waiting = Object.keys(scripts)
  .filter((name) => name.startsWith('check:'))
  .values();

await Promise.all([runWaiting(), runWaiting()]);

async function runWaiting() {
  for (const name of waiting) await run(name);
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
      if (error) process.exitCode = 1;
      resolve(undefined);
    });
  });
}
