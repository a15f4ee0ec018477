import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const page = (name: string) => read(`docs/reference/${name}.md`);

/** Of the built package. Members are indented by four spaces. */
const report = read('tests/package/api/lintel.api.md');
const components = [...report.matchAll(/ interface (\w+)Props /g)].map(
  ([, name = '']) => [name, `${name}Props`] as const,
);
const hooks = [...report.matchAll(/ function (use\w+)\(.*\): (\w+);/g)]
  .map(([, name = '', result = '']) => [name, result] as const)
  .filter(([, result]) => membersOf(result).length > 0);

describe('the reference', () => {
  it('lists every custom property of the style sheet', () => {
    const used = read('dist/styles.css').match(/--lintel-(?!internal-)[\w-]+/g);
    const listed = page('custom-properties').match(/(?<=`)--lintel-[\w-]+/g);
    expect(listed).toEqual(expect.arrayContaining([...new Set(used)]));
  });

  it.each([...components, ...hooks])('lists all of %s', (name, type) => {
    const [, section = ''] = page('components-and-hooks').split(
      `### ${name}\n`,
    );
    const [own = ''] = section.split('\n#');
    // The settings of all parts are those of the provider.
    const isPart = type !== 'LintelProviderProps';
    const members = membersOf(type, isPart ? ['LintelSettings'] : []);
    expect(members).not.toEqual([]);
    expect(rowsOf(own)).toEqual(expect.arrayContaining(members));
  });

  it('and the guide list every setting', () => {
    const settings = membersOf('LintelSettings');
    expect(membersOf('LintelProviderProps')).toEqual(['children', ...settings]);
    const listed = rowsOf(read('docs/settings.md'));
    expect(listed).toEqual(expect.arrayContaining(settings));
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

/** The members of an interface or a union, with those that it inherits. */
function membersOf(type: string, except: string[] = []): string[] {
  const [, parents = '', body = ''] =
    new RegExp(` (?:interface|type) ${type}( .*)?\\{\n([^]*?)\n\n`).exec(
      report,
    ) ?? [];
  const own = [...body.matchAll(/^ {4}'?(\w[\w/ -]*?)'?\??[:(]/gm)];
  const inherited = parents
    .split(/[ ,]+/)
    .filter((parent) => /^[A-Z]\w+$/.test(parent) && !except.includes(parent))
    .flatMap((parent) => membersOf(parent));
  return [...own.map(([, member = '']) => member), ...inherited];
}
