import { listTokens, type NamedToken } from '../../src/styles/tokens';
import { withCode } from '../shared/withCode';

const tokens = listTokens();

const ON_INK = /OnInk$/;

/** The colours: those of light backgrounds beside those of dark ones. */
export function ColorsTable() {
  const colors = tokens.filter(({ path }) => path.startsWith('color.'));
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
          .filter(({ path }) => !ON_INK.test(path))
          .map((light) => (
            <ColorRow
              key={light.path}
              light={light}
              dark={colors.find(({ path }) => path === `${light.path}OnInk`)}
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
  light: NamedToken;
  dark?: NamedToken;
}) {
  return (
    <tr>
      {[light, dark].map(({ property, value }, index) => [
        <td key={`name ${index}`}>
          <code>{property}</code>
        </td>,
        <td key={`default ${index}`}>
          <code>{value.css}</code>
        </td>,
      ])}
      <td>{withCode(light.description)}</td>
    </tr>
  );
}

export interface PropertiesTableProps {
  /** The beginnings of their names: `['font', 'underline']`. */
  of: string[];
}

/** The custom properties of `src/styles/tokens.ts`. */
export function PropertiesTable({ of }: PropertiesTableProps) {
  const chosen = tokens.filter(({ property }) =>
    of.some((part) => property.startsWith(`--lintel-${part}`)),
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
        {chosen.map(({ property, value, at = {}, description }) => (
          <tr key={property}>
            <td>
              <code>{property}</code>
            </td>
            <td>
              <code>{value.css}</code>
              {Object.entries(at).map(([query, { css }]) => (
                <span key={query}>
                  {'; '}
                  <code>{css}</code> at <code>{query}</code>
                </span>
              ))}
            </td>
            <td>{withCode(description)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
