import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { versions } from './contestants';

const FILE = 'docs/delivery-benchmark.md';
const PART = /(<!-- measured: delivery -->)[^]*?(<!-- end -->)/;

/** Replaces the tables in the documentation. */
export async function writeTables(tables: string[]): Promise<void> {
  const before = await readFile(FILE, 'utf8');
  const part = [`Measured with ${versions()}.`, ...tables].join('\n\n');
  const after = before.replace(
    PART,
    (_, start: string, end: string) => `${start}\n\n${part}\n\n${end}`,
  );
  const options = { ...(await resolveConfig(FILE)), filepath: FILE };
  await writeFile(FILE, await format(after, options));
}
