import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import manifest from '../../../package.json' with { type: 'json' };
import {
  codeBlocksIn,
  fileNameOf,
  sectionOf,
  type CodeBlock,
} from '../../docs/documents';
import { run } from './run';
import { tarball } from './tarball';
import { projectFolder, workFolder } from './workFolder';

const FILE = 'docs/getting-started.md';

/** Installs from npm's cache if possible. */
const ENVIRONMENT = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
};

/**
 * Creates an empty app and follows the guide in it: runs its commands and
 * writes its files, in order. Resolves to the app's folder and the output of
 * the last command, the guide's own test.
 *
 * @param app the empty app's folder in `tests/hosts/guide`
 * @param skips files of the other framework, if the guide has one for each
 */
export async function followGuide(
  app: string,
  skips: RegExp,
): Promise<{ folder: string; output: string }> {
  const folder = workFolder(`guide-${app}`);
  await rm(folder, { recursive: true });
  const home = path.join(projectFolder, 'tests/hosts/guide', app);
  await cp(home, folder, { recursive: true });
  let output = '';
  for (const block of walkthrough()) {
    const file = fileNameOf(block);
    if (block.language === 'sh') output = await runAll(block.code, folder);
    else if (file && !skips.test(file)) await write(folder, file, block.code);
  }
  return { folder, output };
}

/** The code blocks of the guide. */
export function walkthrough(): CodeBlock[] {
  const text = readFileSync(path.join(projectFolder, FILE), 'utf8');
  return codeBlocksIn({ file: FILE, text });
}

/**
 * Writes the files that a section of the documentation shows.
 *
 * @param skips files that the app has in their place
 */
export async function writeSection(
  folder: string,
  { file, heading, skips }: { file: string; heading: string; skips: RegExp },
): Promise<void> {
  const text = readFileSync(path.join(projectFolder, file), 'utf8');
  for (const block of codeBlocksIn(sectionOf({ file, text }, heading))) {
    const name = fileNameOf(block);
    if (name && !skips.test(name)) await write(folder, name, block.code);
  }
}

async function runAll(code: string, folder: string): Promise<string> {
  let output = '';
  for (const line of code.trim().split('\n')) {
    const [command = '', ...args] = line.split(' ');
    const isInstall = command === 'npm' && args[0] === 'i';
    const exact = isInstall ? args.map(withVersion) : args;
    output = await run(command, exact, { cwd: folder, env: ENVIRONMENT });
  }
  return stripVTControlCharacters(output);
}

/**
 * Uses the packed Lintel, and the versions of other packages that the project
 * is tested with.
 */
function withVersion(name: string): string {
  if (name === 'lintel') return tarball;
  const versions: Record<string, string> = manifest.devDependencies;
  return versions[name] ? `${name}@${versions[name]}` : name;
}

async function write(folder: string, file: string, code: string) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, code);
}
