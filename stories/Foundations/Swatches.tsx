import { alphaOf, contrastOf, hexOf, withAlpha } from '../Theming/contrast';
import { contrastPairs, properties, resolved } from '../Theming/properties';
import './foundations.css';
import { useTheme } from './useTheme';

/** Every colour of the theme, and how text is readable in it. */
export function Swatches() {
  const values = useTheme();
  const valueOf = (label: string) => resolved(`--lintel-${label}`, values);
  return (
    <ul className="foundations-list">
      {properties
        .filter(({ label }) => label.startsWith('color-'))
        .map(({ name, label, description }) => {
          const value = valueOf(label);
          const ground = valueOf(
            /on-ink$/.test(label) ? 'color-ink' : 'color-paper',
          );
          const pair = contrastPairs.find(([text]) => text === label);
          return (
            <li key={name}>
              <span
                className="foundations-swatch"
                style={{
                  background: `linear-gradient(${value}, ${value}), ${ground}`,
                }}
              />
              <code>{name}</code>
              <span>
                {/currentcolor/.test(value) ? value : writtenOut(value)}
              </span>
              <span>
                {pair && `${contrastText(pair.map(valueOf))} on ${pair[1]}`}
              </span>
              <span>{description}</span>
            </li>
          );
        })}
    </ul>
  );
}

/** Also what is a mix of others. */
const writtenOut = (color: string) => withAlpha(hexOf(color), alphaOf(color));

function contrastText(colors: string[]): string {
  const [text, ground] = colors.map(hexOf);
  return `${contrastOf(text!, ground!).toFixed(1)}:1`;
}
