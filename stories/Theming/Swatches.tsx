import type { CSSProperties } from 'react';
import { colors, themes, type Theme } from './themes';
import './specimens.css';

/** The colours of each theme. */
export function Swatches() {
  return themes.map((theme) => (
    <section
      key={theme.name}
      className="specimen"
      style={theme.values as CSSProperties}
    >
      <h3>{theme.name}</h3>
      <ul className="specimen-swatches">
        {colors.map((property) => (
          <li key={property}>
            <span
              className="specimen-colour"
              style={{ background: `var(${property})` }}
            />
            <code>{property}</code>
            <span>{shownValue(theme, property)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Derived colours say what they are derived from. */
function shownValue({ values }: Theme, property: string): string {
  return values[property]!.replaceAll('--lintel-color-', '');
}
