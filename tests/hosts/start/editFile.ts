import { readFile, writeFile } from 'node:fs/promises';

/**
 * Edits a generated file as its owner would. Throws if the generator no longer
 * writes the text to replace.
 */
export async function editFile(
  file: string,
  changes: readonly [from: string | RegExp, to: string][],
): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    const changed = text.replace(from, () => to);
    if (changed === text)
      throw new Error(`${file} does not contain ${from}:\n${text}`);
    text = changed;
  }
  await writeFile(file, text);
}
