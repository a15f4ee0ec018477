import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeBlocksIn } from '../../package/documentation/documents';
import { projectFolder } from './workFolder';

/** The first piece of code in the README's section for a framework. */
export function readmeCode(section: string): string {
  const text = readFileSync(path.join(projectFolder, 'README.md'), 'utf8');
  const [, rest = ''] = text.split(`\n### ${section}\n`);
  const [own = ''] = rest.split(/\n##+ /);
  const [block] = codeBlocksIn({ file: 'README.md', text: own });
  if (!block) throw new Error(`README.md has no code under “${section}”.`);
  return block.code;
}

/** The parts of that code that go into an existing page. */
export function readmeHeader(section: string): {
  /** The lines that import Lintel. */
  imports: string;
  /** The element that is the header, with the adapter around it. */
  header: string;
} {
  const code = readmeCode(section);
  const imports = code.match(/^import .*'lintel[^']*';$/gm) ?? [];
  const [header] = /<(\w+Adapter)[^]*<\/\1>|<Header[^]*?\/>/.exec(code) ?? [];
  if (!header) throw new Error(`README.md has no header under “${section}”.`);
  return { imports: imports.join('\n'), header };
}
