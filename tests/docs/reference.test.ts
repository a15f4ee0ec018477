import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const page = (name: string) => read(`docs/reference/${name}.md`);

const entry = path.resolve('dist/index.d.ts');
const program = ts.createProgram([entry], { strict: true, skipLibCheck: true });
const checker = program.getTypeChecker();
const types = new Map(
  checker
    .getExportsOfModule(
      checker.getSymbolAtLocation(program.getSourceFile(entry)!)!,
    )
    .map((symbol) => [symbol.name, symbol]),
);
const namesLike = (pattern: RegExp) =>
  [...types.keys()].flatMap((type) => {
    const [, name] = pattern.exec(type) ?? [];
    return name ? [[name, type] as const] : [];
  });
const components = namesLike(/^(.+)Props$/);
const hooks = namesLike(/^U(se.+)Result$/).map(
  ([name, type]) => [`u${name}`, type] as const,
);

describe('the reference', () => {
  it('lists every custom property of the style sheet', () => {
    const used = read('dist/styles.css').match(/--lintel-(?!internal-)[\w-]+/g);
    const listed = page('custom-properties').match(/(?<=`)--lintel-[\w-]+/g);
    expect(listed).toEqual(expect.arrayContaining([...new Set(used)]));
  });

  it.each([
    ...components.map((each) => [...each, 'components'] as const),
    ...hooks.map((each) => [...each, 'hooks'] as const),
  ])('lists all of %s', (name, type, file) => {
    const [, section = ''] = page(file).split(`\n## ${name}\n`);
    const [own = ''] = section.split('\n## ');
    const members = membersOf(type);
    expect(members).not.toEqual([]);
    expect(itemsOf(own)).toEqual(expect.arrayContaining(members));
  });

  it('has a guide with every setting and option', () => {
    const settings = membersOf('LintelSettings');
    expect(membersOf('LintelProviderProps')).toEqual(['children', ...settings]);
    const listed = [
      ...rowsOf(read('docs/settings.md')),
      ...itemsOf(read('docs/analytics.md')),
    ];
    const all = ['HeaderProps', 'SiteConfig', 'TrackingOptions'];
    expect(listed).toEqual(expect.arrayContaining(all.flatMap(membersOf)));
  });

  it('lists every type of event', () => {
    const types = membersOf('LintelEventTypes');
    const rows = [...page('events').matchAll(/^\| `([^`]+)`/gm)];
    expect(rows.map(([, row]) => row)).toEqual(expect.arrayContaining(types));
    expect(types).toContain('A/B test assignments');
  });
});

/** The names in the first column of a page's tables. */
function rowsOf(text: string) {
  return [...text.matchAll(/^\| `(\w+)\??` /gm)].map(([, row]) => row);
}

/** The names in bold in a list. */
function itemsOf(text: string) {
  return [...text.matchAll(/\*\*`(\w+)\??`\*\*/g)].map(([, item]) => item);
}

/** The members of a type, with those that it inherits, but for attributes of HTML. */
function membersOf(name: string): string[] {
  const type = checker.getDeclaredTypeOfSymbol(declared(types.get(name)!));
  return checker
    .getPropertiesOfType(type)
    .filter((property) => property.declarations?.some(isOurs))
    .map((property) => property.name);
}

const declared = (symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;

const isOurs = (node: ts.Declaration) =>
  !node.getSourceFile().fileName.includes('node_modules');
