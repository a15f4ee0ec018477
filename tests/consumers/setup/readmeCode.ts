import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeBlocksIn } from '../../package/documentation/documents';
import { projectFolder } from './workFolder';

/** What a stranger copies out of the README's section for a framework. */
export interface ReadmeCode {
  /** The lines that import Lintel. */
  imports: string;
  /** The element that is the header, with what is around it. */
  header: string;
}

/** The first piece of code of a section, without the page around the header. */
export function readmeCode(section: string): ReadmeCode {
  const text = readFileSync(path.join(projectFolder, 'README.md'), 'utf8');
  const [, rest = ''] = text.split(`\n### ${section}\n`);
  const [own = ''] = rest.split(/\n##+ /);
  const [block] = codeBlocksIn({ file: 'README.md', text: own });
  const code = block?.code ?? '';
  const imports = code.match(/^import .*'lintel[^']*';$/gm) ?? [];
  const [header] = /<(\w+Adapter)[^]*<\/\1>|<Header[^]*?\/>/.exec(code) ?? [];
  if (!header) {
    throw new Error(`README.md has no header in its section “${section}”.`);
  }
  return { imports: imports.join('\n'), header };
}
