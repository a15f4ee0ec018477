/**
 * Compares the pictures of all stories with the accepted ones, and writes a page
 * with each that differs: expected, actual and difference side by side.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { findChromium } from '../setup/browsers.mjs';

/** @type {{ module: typeof import('../setup/pictures') }} */
const { module } = await runnerImport('./tests/setup/pictures.ts');
const { DIFFERENCES, baselinesOf } = module;
const BASELINES = path.relative(DIFFERENCES, baselinesOf(findChromium()));
const ACTUAL = '-actual.png';

rmSync(DIFFERENCES, { recursive: true, force: true });
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'storybook', ...process.argv.slice(2)],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
const changed = namesIn(DIFFERENCES);
if (changed.length > 0) {
  const file = path.join(DIFFERENCES, 'index.html');
  writeFileSync(file, page(changed));
  console.info(`Lintel: ${changed.length} pictures differ: ${file}`);
  console.info('`npm run visual:accept` accepts them.');
}
process.exitCode = status ?? 1;

/**
 * The pictures that differ, without their endings.
 *
 * @param {string} folder
 */
function namesIn(folder) {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith(ACTUAL))
      .map((file) => file.slice(0, -ACTUAL.length).split(path.sep).join('/'))
      .sort();
  } catch {
    return [];
  }
}

/** @param {string[]} names */
function page(names) {
  const rows = names.map(
    (name) => `<h2>${name}</h2>
<div>
${figure('expected', `${BASELINES}/${name}.png`)}
${figure('actual', `${name}${ACTUAL}`)}
${figure('difference', `${name}-diff.png`)}
</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${names.length} pictures differ</title>
<style>
  body { font: 16px/1.5 system-ui; margin: 2rem; background: #f6f6f4; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #ccc; background: #fff; }
</style>
<h1>${names.length} pictures differ</h1>
${rows.join('\n')}
</html>
`;
}

/**
 * @param {string} caption
 * @param {string} address
 */
function figure(caption, address) {
  return `<figure><figcaption>${caption}</figcaption><a href="${address}"><img src="${address}" alt="${caption}"></a></figure>`;
}
