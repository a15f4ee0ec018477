import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const page = (name: string) => read(`docs/reference/${name}.md`);

/** Of the built package. Members are indented by four spaces. */
const report = read('tests/package/api/lintel.api.md');
const components = [...report.matchAll(/ interface (\w+)Props /g)].map(
  ([, name = '']) => [name, `${name}Props`] as const,
);
const hooks = [...report.matchAll(/ function (use\w+)\(.*\): (\w+);/g)].map(
  ([, name = '', result = '']) => [name, result] as const,
);

describe('the reference', () => {
  it('lists every custom property of the style sheet', () => {
    const used = read('dist/styles.css').match(/--lintel-[\w-]+/g);
    const listed = page('custom-properties').match(/(?<=`)--lintel-[\w-]+/g);
    expect(listed).toEqual(expect.arrayContaining([...new Set(used)]));
  });

  it.each([...components, ...hooks])('lists all of %s', (name, type) => {
    const [, section = ''] = page('components-and-hooks').split(
      `### ${name}\n`,
    );
    const [own = ''] = section.split('\n#');
    const listed = [...own.matchAll(/^\| `(\w+)\??` /gm)].map(([, row]) => row);
    expect(listed).toEqual(expect.arrayContaining(membersOf(type)));
  });

  it('lists every type of event', () => {
    const types = membersOf('EventTypes');
    const rows = [...page('events').matchAll(/^\| `([^`]+)`/gm)];
    expect(rows.map(([, row]) => row)).toEqual(expect.arrayContaining(types));
    expect(types).toContain('A/B test assignments');
  });
});

function membersOf(type: string): string[] {
  const [, body = ''] =
    new RegExp(` interface ${type} [^]*?\\{\n([^]*?)\n\\}`).exec(report) ?? [];
  return [...body.matchAll(/^ {4}'?(\w[\w/ -]*?)'?\??[:(]/gm)].map(
    ([, member = '']) => member,
  );
}
