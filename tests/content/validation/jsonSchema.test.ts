import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentSchema,
  navigationSchema,
} from '../../../src/content/validation/jsonSchema';
import { de } from '../../../src/content/locales/de';
import { en } from '../../../src/content/locales/en';
import {
  validateContent,
  validateNavigation,
  type ContentProblem,
} from '../../../src/content/validation/validateContent';
import { isHostName } from '../../../src/core/site/site';
import { ownNavigation } from '../../../stories/shared/ownNavigation';
import { badContents } from './badContents';

const ajv = new Ajv2020({ strict: true, allErrors: true });
const isContent = ajv.compile(contentSchema);
const isNavigation = ajv.compile(navigationSchema);

interface Linking {
  $defs: { link: { properties: { host: { enum: string[] } } } };
}

describe('the JSON schema', () => {
  it('accepts the package’s content and a page’s own menus', () => {
    expect([en, de].map((content) => isContent(content))).toEqual([true, true]);
    expect(isNavigation(ownNavigation)).toBe(true);
  });

  it('is plain data', () => {
    for (const schema of [contentSchema, navigationSchema]) {
      expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    }
  });

  it('lists the existing hosts', () => {
    const { host } = (contentSchema as unknown as Linking).$defs.link
      .properties;
    expect(host.enum.filter((name) => !isHostName(name))).toEqual([]);
  });

  it.each(asJson(badContents(200, 7)))(
    'agrees with the validator: $title',
    ({ content }) => {
      expect(isContent(content)).toBe(!hasErrors(validateContent(content)));
    },
  );

  it('agrees with the validator on random menus', () => {
    const value = fc.oneof(
      fc.constantFrom('', ' ', 'x', '/x', 'x'.repeat(1001), '/'.repeat(2049)),
      fc.constantFrom(
        'domains',
        'new',
        'de',
        'jpg',
        'javascript:x',
        'a\tb:',
        '1:',
      ),
      fc.constantFrom(true, 1, null, [], {}),
    );
    const date = fc.constantFrom('2026-11-01', '2026-11-01T09:00Z', '2026', 5);
    const badge = fc.record(
      { kind: fc.constantFrom('new', 'new', 'x'), from: date, until: date },
      { requiredKeys: [] },
    );
    const link = fc.record(
      {
        id: value,
        label: value,
        href: value,
        host: value,
        external: value,
        description: value,
        badge: fc.oneof(value, badge),
        languages: fc.oneof(value, fc.array(value)),
        elsewhere: fc.constantFrom('hide', 'mark', 'show', undefined),
        x: value,
      },
      { requiredKeys: [] },
    );
    const goodId = fc.uuid();
    const nearlyGood = fc.record({ id: goodId, label: value, href: value });
    const links = fc.array(fc.oneof(link, nearlyGood, value));
    const group = fc.record(
      { id: goodId, label: value, links },
      { requiredKeys: ['links'] },
    );
    const groups = fc.oneof(fc.array(group), value);
    const menu = fc.record(
      { id: goodId, label: value, groups, viewAll: link, spotlight: link },
      { requiredKeys: ['id', 'label'] },
    );
    const items = fc.array(fc.oneof(menu, link, nearlyGood, value));
    const logOut = fc.record(
      {
        id: goodId,
        label: value,
        action: fc.constantFrom('logOut', 'logOut', 'x', null),
      },
      { requiredKeys: ['id'] },
    );
    const entry = fc.oneof(link, nearlyGood, logOut, value);
    const account = fc.oneof(fc.array(entry), value);
    const version = fc.constantFrom(1, 1, 1, 2, '1');
    fc.assert(
      fc.property(
        fc.record(
          { version, items, account },
          { requiredKeys: ['version', 'items'] },
        ),
        (navigation) => {
          expect(isNavigation(navigation)).toBe(
            !hasErrors(validateNavigation(navigation)),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});

/** A JSON schema cannot detect duplicate ids. */
function hasErrors(problems: ContentProblem[]): boolean {
  return problems.some(
    ({ severity, message }) =>
      severity === 'error' && !message.includes('cannot tell the two apart'),
  );
}

/** JSON schemas only apply to JSON, so other values are left out. */
function asJson(cases: { title: string; content: unknown }[]) {
  return cases.flatMap(({ title, content }) => {
    try {
      return [
        { title, content: JSON.parse(JSON.stringify(content)) as unknown },
      ];
    } catch {
      return [];
    }
  });
}
