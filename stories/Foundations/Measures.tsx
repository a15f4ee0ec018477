import { properties, resolved } from '../Theming/properties';
import './foundations.css';
import { useTheme } from './useTheme';

interface MeasuresProps {
  /** Matches the properties: `/^radius/`. */
  of: RegExp;
  /** What a property is drawn as. @default nothing */
  as?: 'length' | 'radius' | 'shadow';
}

/** Properties of one kind, each drawn with its value. */
export function Measures({ of, as }: MeasuresProps) {
  const values = useTheme();
  return (
    <ul className="foundations-list">
      {properties
        .filter(({ label }) => of.test(label))
        .map(({ name, description }) => {
          const value = resolved(name, values);
          return (
            <li key={name}>
              {as && <Drawing as={as} value={value} />}
              <code>{name}</code>
              <span>{value}</span>
              <span>{description}</span>
            </li>
          );
        })}
    </ul>
  );
}

const drawn = {
  length: 'width',
  radius: 'borderRadius',
  shadow: 'boxShadow',
} as const;

const Drawing = ({ as, value }: { as: keyof typeof drawn; value: string }) => (
  <span className="foundations-drawing">
    <span data-drawn={as} style={{ [drawn[as]]: value }} />
  </span>
);
