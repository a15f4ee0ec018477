import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const file = fileURLToPath(
  new URL('../../../docs/benchmarks.md', import.meta.url),
);
const MEASURED = /(?<=<!-- measured -->)[^]*(?=<!-- end -->)/;

/**
 * Replaces the measured part of the documentation.
 *
 * @param {string} text  Markdown
 */
export async function writeDocs(text) {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(MEASURED, () => `\n\n${text}\n\n`);
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(after, options));
}
