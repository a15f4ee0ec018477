import { defaultFields } from '../../src/core/analytics/eventContent';
import { listTokens, type NamedToken } from '../../src/styles/tokens';
import { readApi, type MemberReference, type NameReference } from './api';
import firstView from './firstView.json' with { type: 'json' };
import { pictureOf } from '../pictures/pictureOf';
import { propertyViews } from '../pictures/views';
import { readMessages, whenOf } from './messages';
import * as pageContract from './pageContract';
import { code, table } from './table';
import { readTrackingReference, type FieldReference } from './tracking';

type Kind = NameReference['kind'];

let made: Record<string, () => string> | undefined;

/**
 * The function that generates each part, by the part's name in the Markdown.
 */
export function parts(): Record<string, () => string> {
  return (made ??= makeParts());
}

function makeParts(): Record<string, () => string> {
  const tracking = readTrackingReference();
  const api = Object.fromEntries(
    readApi().map(({ name, names }) => [name, names]),
  );
  const of = (module: string, ...kinds: Kind[]) =>
    (api[module] ?? []).filter(({ kind }) => kinds.includes(kind));
  const settings =
    of('lintel', 'type').find(({ name }) => name === 'Settings')?.members ?? [];
  const experiment = tracking.events.find(
    ({ type }) => type === 'A/B test assignments',
  );
  return {
    'first view': firstViewTable,
    events: () => eventsTable(tracking.events),
    'event fields': () => fieldsTable(tracking.eventFields),
    envelope: () => fieldsTable(tracking.envelope),
    experiment: () => fieldsTable(experiment?.fields ?? []),
    options: () => fieldsTable(tracking.options),
    paths: () => fieldsTable(tracking.paths),
    names: () => fieldsTable(tracking.names),
    components: () => sections(of('lintel', 'component'), settings),
    adapters: () =>
      sections(
        [
          ...of('lintel/next', 'component'),
          ...of('lintel/react-router', 'component'),
        ],
        settings,
      ),
    hooks: () => sections(of('lintel', 'hook'), []),
    messages: messagesTable,
    ...propertyParts(),
    ...Object.fromEntries(
      Object.entries(pageContract).map(([name, entries]) => [
        `contract ${name}`,
        () =>
          table(
            ['name', 'what it is', 'example'],
            entries.map((each) => [
              code(each.name),
              each.text,
              code(each.example),
            ]),
          ),
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(api).flatMap((module) => [
        [
          `${module} functions`,
          () => functionsOf(of(module, 'function', 'value')),
        ],
        [`${module} types`, () => typesOf(of(module, 'type'))],
      ]),
    ),
  };
}

function firstViewTable(): string {
  const names = (list: readonly string[]) =>
    list.map(code).join('\n') || 'nothing';
  return table(
    [
      '`Header` with',
      'requests',
      'cookies',
      'local storage',
      'session storage',
      '`dataLayer`',
    ],
    firstView.map((view) => [
      code(view.configuration),
      names(view.requests),
      names(view.cookies),
      names(view.localStorage),
      names(view.sessionStorage),
      names(view.dataLayer),
    ]),
  );
}

function eventsTable(
  events: ReturnType<typeof readTrackingReference>['events'],
): string {
  return table(
    [
      'type',
      'when it is sent',
      'action, object type',
      'its own fields',
      'example',
    ],
    events.map(({ type, text, fields, example }) => {
      const { action, object_type } = defaultFields(type);
      return [
        code(type),
        text,
        `${code(action)}, ${code(object_type)}`,
        fields
          .map(
            (field) =>
              code(field.name) +
              (field.type === 'string' ? '' : ` (${field.type})`),
          )
          .join(', '),
        exampleOf(example),
      ];
    }),
  );
}

function fieldsTable(fields: readonly FieldReference[]): string {
  return table(
    ['name', 'what it is', 'type', 'default', 'example'],
    fields.map(({ name, text, type, preset, example }) => [
      code(name),
      text,
      code(type),
      value(preset),
      exampleOf(example),
    ]),
  );
}

/** Each with its props or its result. Settings are listed only for the provider. */
function sections(
  names: readonly NameReference[],
  settings: readonly MemberReference[],
): string {
  // `Image` has a `site` of its own, with another text.
  const isSetting = ({ name, text }: MemberReference) =>
    settings.some((each) => each.name === name && each.text === text);
  const isOwnOf = (component: string) => (member: MemberReference) =>
    component === 'LintelProvider' || !isSetting(member);
  return names
    .map(({ name, text, type, members, example, kind }) =>
      [
        `### ${name}`,
        text,
        kind === 'hook' ? code(shorten(type)) : '',
        example && fence(example),
        members.length > 0 ? membersTable(members.filter(isOwnOf(name))) : '',
        members.some(isSetting) && name !== 'LintelProvider'
          ? 'It also takes the [settings](../settings.md#settings-for-every-part).'
          : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}

function membersTable(members: readonly MemberReference[]): string {
  return table(
    ['name', 'what it is', 'type', 'default', 'example'],
    members.map(({ name, text, type, preset, required, example }) => [
      code(required ? name : `${name}?`),
      text,
      code(shorten(type)),
      value(preset),
      exampleOf(example),
    ]),
  );
}

function functionsOf(names: readonly NameReference[]): string {
  return names
    .map(({ name, text, type, example }) =>
      [
        `### ${name}`,
        text,
        fence(shorten(`${name}: ${type}`)),
        example && fence(example),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}

function typesOf(names: readonly NameReference[]): string {
  return names
    .filter(({ name }) => !/(Props|Result)$/.test(name))
    .map(({ name, text, type, members, example }) =>
      [
        `### ${name}`,
        text,
        type === 'interface' ? '' : fence(shorten(`type ${name} = ${type}`)),
        example && fence(example),
        members.length > 0 && name !== 'Settings' ? membersTable(members) : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}

/** A signature or an excerpt, which does not compile alone. */
function fence(text: string): string {
  const language = text.includes('import ') ? 'tsx' : 'typescript';
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function messagesTable(): string {
  return table(
    ['message, with example values', 'printed or thrown as', 'from'],
    readMessages().map((message) => [
      message.example,
      whenOf(message),
      code(message.module),
    ]),
  );
}

function propertyParts(): Record<string, () => string> {
  const groups: Record<string, string[]> = {
    type: ['font', 'heading', 'label', 'underline'],
    measures: ['bar', 'beam', 'container', 'gutter', 'panel', 'radius'],
    layers: ['z-index'],
    motion: ['motion'],
  };
  const inGroup = (words: string[]) =>
    listTokens().filter(({ property }) =>
      words.some((word) => property.startsWith(`--lintel-${word}`)),
    );
  return {
    'properties color': () => propertiesTable(inGroup(['color'])),
    ...Object.fromEntries(
      Object.entries(groups).map(([name, words]) => [
        `properties ${name}`,
        () => propertiesTable(inGroup(words)),
      ]),
    ),
  };
}

function propertiesTable(tokens: readonly NamedToken[]): string {
  return table(
    [
      'custom property',
      'what it changes',
      'default',
      'example',
      'default above, other value below',
    ],
    tokens.map(
      ({ property, value: { css }, at = {}, description, example }) => [
        code(property),
        description,
        [
          code(css),
          ...Object.entries(at).map(
            ([query, other]) => `${code(other.css)} at ${code(query)}`,
          ),
        ].join('; '),
        code(example),
        pictureCell(property, example),
      ],
    ),
  );
}

function pictureCell(property: string, example: string): string {
  const shown = propertyViews[property];
  if (!shown) return '';
  const { view, value = example } = shown;
  return `![The ${view} with the default above, and with ${value} below](../${pictureOf(property)})`;
}

/** Cuts off long types, such as the union of 249 countries. */
function shorten(type: string): string {
  return type.length > 160 ? `${type.slice(0, 150)} …` : type;
}

/** Whether it is one literal, call or element. */
const LITERAL =
  /^('[^']*'|\[[^\]]*\]|\{.*\}|<.*>|\(.*=>.*|true|false|null|-?[\d._]+)$/;

/** An example as code, unless its words contain code. */
function exampleOf(text: string): string {
  return text.includes('`') ? text : code(text);
}

/** A value as code, or a description as text. */
function value(text: string): string {
  return LITERAL.test(text) ? code(text) : text;
}
