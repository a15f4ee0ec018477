import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { versions } from './contestants';

const FILE = 'docs/delivery-benchmark.md';
const MEASURED_WITH = /^Measured with .*$/m;

/** Replaces the tables of these browsers in the documentation. */
export async function writeTables(tables: string[]): Promise<void> {
  let text = await readFile(FILE, 'utf8');
  for (const table of tables) {
    const [, browser] = /^\| (\w+)/.exec(table)!;
    const old = new RegExp(`^\\| ${browser} (.*\n\\|)*.*$`, 'm');
    text = text.replace(old, () => table);
  }
  text = text.replace(MEASURED_WITH, () => `Measured with ${versions()}.`);
  const options = { ...(await resolveConfig(FILE)), filepath: FILE };
  await writeFile(FILE, await format(text, options));
}
