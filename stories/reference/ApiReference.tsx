import { data } from 'virtual:api-reference';
import type {
  MemberReference,
  ModuleReference,
  NameReference,
} from '../../.storybook/apiReference';
import { withCode } from '../shared/withCode';

const modules = data as ModuleReference[];

export interface NamesProps {
  /** A module: `lintel/core`. */
  of: string;
  /** Only names of these kinds. @default all */
  kinds?: NameReference['kind'][];
}

/** What a module gives, by name, as its sources say it. */
export function NamesTable({ of, kinds }: NamesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>name</th>
          <th>what it is</th>
          <th>type</th>
        </tr>
      </thead>
      <tbody>
        {namesOf(of, kinds)
          .filter(({ type }) => type !== 'interface')
          .map(({ name, text, type }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{withCode(text)}</td>
              <td>
                <code>{shorten(type)}</code>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Each name of a module with what it has: a component with its props, a hook with its result. */
export function MembersTables({ of, kinds }: NamesProps) {
  return (
    namesOf(of, kinds)
      .filter(({ members }) => members.length > 0)
      // Shown with their components and hooks.
      .filter(
        ({ kind, name }) => kind !== 'type' || !/(Props|Result)$/.test(name),
      )
      .map(({ name, text, members }) => (
        <section key={name}>
          <h3>
            <code>{name}</code>
          </h3>
          <p>{withCode(text)}</p>
          <MembersTable members={members.filter(isOwnOf(name))} />
          {members.some(isSetting) && name !== 'LintelProvider' ? (
            <p>And the settings, as the provider.</p>
          ) : null}
        </section>
      ))
  );
}

function MembersTable({ members }: { members: MemberReference[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>name</th>
          <th>what it is</th>
          <th>type</th>
          <th>default</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ name, text, type, preset, required }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
              {required ? null : '?'}
            </td>
            <td>{withCode(text)}</td>
            <td>
              <code>{shorten(type)}</code>
            </td>
            <td>{withCode(preset)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function namesOf(module: string, kinds?: NameReference['kind'][]) {
  const { names } = modules.find(({ name }) => name === module)!;
  return names.filter(({ kind }) => !kinds || kinds.includes(kind));
}

const settings = namesOf('lintel', ['type'])
  .find(({ name }) => name === 'Settings')!
  .members.map(({ name }) => name);

/** Shown once, for the provider, as every outer component takes them. */
function isSetting({ name, text }: MemberReference): boolean {
  return settings.includes(name) && !text.startsWith('Where its');
}

function isOwnOf(component: string) {
  return (member: MemberReference) =>
    component === 'LintelProvider' ||
    component === 'Settings' ||
    !isSetting(member);
}

/** A list of 249 countries is no help. */
function shorten(type: string): string {
  return type.length > 160 ? `${type.slice(0, 150)} …` : type;
}
