import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TextlintKernelDescriptor } from '@textlint/kernel';
import type markdown from '@textlint/textlint-plugin-markdown';
import { createLinter } from 'textlint';
import { recurringFaults, sentenceLength } from './rules';
import { sourceText } from './sourceText';

const TEXTS = /\.(md|mdx)$/;
const SOURCES = /\.(ts|tsx|mjs|js)$/;

/** Generated files, translations and test data. */
const LEFT_OUT =
  /^(CHANGELOG\.md|\.changeset\/README|docs\/prose\/|src\/content\/(locales|glossary|countries)\/|tests\/hosts\/[^/]+\/|tests\/docs\/prose)/;

// A CommonJS module. Loaders differ in whether they unwrap its `default`.
const require = createRequire(import.meta.url);
const { default: plugin } = require('@textlint/textlint-plugin-markdown') as {
  default: typeof markdown;
};

const linter = createLinter({
  descriptor: new TextlintKernelDescriptor({
    plugins: [{ pluginId: 'markdown', plugin }],
    rules: [
      { ruleId: 'recurring-faults', rule: recurringFaults },
      { ruleId: 'sentence-length', rule: sentenceLength },
    ],
    filterRules: [],
  }),
});

/** The problems in a Markdown text, each with its position. */
export async function problemsIn(text: string, file: string) {
  const { messages } = await linter.lintText(text, 'text.md');
  return messages.map((message) => ({ ...message, file }));
}

/**
 * Checks every document and source of the repository. Returns the exit code.
 */
export async function checkProse(chosen: string[]): Promise<number> {
  const files = chosen.length > 0 ? chosen : trackedFiles();
  let count = 0;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const text = SOURCES.test(file) ? sourceText(file, source) : source;
    for (const { line, message } of await problemsIn(text, file)) {
      count += 1;
      console.log(`${file}:${line} ${message}`);
    }
  }
  if (count > 0) console.log(`${count} problems`);
  return count > 0 ? 1 : 0;
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => TEXTS.test(file) || SOURCES.test(file))
    .filter((file) => !LEFT_OUT.test(file) && existsSync(file));
}
