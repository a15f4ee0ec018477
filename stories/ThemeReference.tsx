import { data } from 'virtual:theme-reference';
import type { CustomProperty } from '../src/styles/tokens/readTheme';
import { withCode } from './withCode';

const properties = data as CustomProperty[];

const ON_INK = /OnInk$/;

/** The colours: those of light backgrounds beside those of dark ones. */
export function ColorsTable() {
  const colors = properties.filter(({ path }) => path[0] === 'color');
  return (
    <table>
      <thead>
        <tr>
          <th>on a light background</th>
          <th>default</th>
          <th>on a dark one</th>
          <th>default</th>
          <th>what it is for</th>
        </tr>
      </thead>
      <tbody>
        {colors
          .filter(({ path }) => !ON_INK.test(path[1] ?? ''))
          .map((light) => (
            <ColorRow
              key={light.name}
              light={light}
              dark={colors.find(({ name }) => name === `${light.name}-on-ink`)}
            />
          ))}
      </tbody>
    </table>
  );
}

function ColorRow({
  light,
  dark = light,
}: {
  light: CustomProperty;
  dark?: CustomProperty;
}) {
  return (
    <tr>
      {[light, dark].map(({ name, preset }, index) => [
        <td key={`name ${index}`}>
          <code>{name}</code>
        </td>,
        <td key={`default ${index}`}>
          <code>{preset}</code>
        </td>,
      ])}
      <td>{withCode(light.text)}</td>
    </tr>
  );
}

export interface PropertiesTableProps {
  /** The beginnings of their names: `['font', 'underline']`. */
  of: string[];
}

/** Custom properties, as `src/styles/theme.css.ts` and `defaultTheme.css.ts` say them. */
export function PropertiesTable({ of }: PropertiesTableProps) {
  const chosen = properties.filter(({ name }) =>
    of.some((part) => name.startsWith(`--lintel-${part}`)),
  );
  return (
    <table>
      <thead>
        <tr>
          <th>custom property</th>
          <th>default</th>
          <th>what it is for</th>
        </tr>
      </thead>
      <tbody>
        {chosen.map(({ name, preset, presetsAt, text }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{preset}</code>
              {Object.entries(presetsAt).map(([query, value]) => (
                <span key={query}>
                  {'; '}
                  <code>{value}</code> at <code>{query}</code>
                </span>
              ))}
            </td>
            <td>{withCode(text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
