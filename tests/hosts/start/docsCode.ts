import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeBlocksIn } from '../../docs/documents';
import { projectFolder } from './workFolder';

const FILE = 'docs/frameworks.md';

/** The first code block in the section for a framework. */
export function docsCode(framework: string): string {
  const text = readFileSync(path.join(projectFolder, FILE), 'utf8');
  const [, rest = ''] = text.split(`\n## ${framework}\n`);
  const [own = ''] = rest.split(/\n##+ /);
  const [block] = codeBlocksIn({ file: FILE, text: own });
  if (!block)
    throw new Error(
      `${FILE} has no code block under the heading “${framework}”.`,
    );
  return block.code;
}

/** The parts of that code that go into an existing page. */
export function docsHeader(framework: string): {
  /** The lines that import Lintel. */
  imports: string;
  /** The header's element, with the adapter around it. */
  header: string;
} {
  const code = docsCode(framework);
  const imports = code.match(/^import .*'lintel[^']*';$/gm) ?? [];
  const [header] = /<(\w+Adapter)[^]*<\/\1>|<Header[^]*?\/>/.exec(code) ?? [];
  if (!header)
    throw new Error(
      `${FILE} has no header element under the heading “${framework}”.`,
    );
  return { imports: imports.join('\n'), header };
}
