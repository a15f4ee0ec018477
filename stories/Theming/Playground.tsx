import { useState } from 'react';
import { contrastOf, hexOf } from './contrast';
import { LivePart } from './LivePart';
import './playground.css';
import { groups, resolved, styleSheetOf, type Values } from './properties';
import { PropertyField } from './PropertyField';

/** The text and the ground that it is on. */
const PAIRS = [
  ['color-ink', 'color-paper'],
  ['color-muted', 'color-paper'],
  ['color-accent', 'color-paper'],
  ['color-accent-on-ink', 'color-ink'],
  ['color-on-bar', 'color-bar'],
  ['color-on-action', 'color-action'],
  ['color-on-accent', 'color-accent'],
] as const;

const cropped = { isCropped: true, width: 1024, height: 420 };

/** Sets any custom property on live parts. */
export function Playground() {
  const [values, setValues] = useState<Values>({});
  const change = (name: string, value: string) =>
    setValues((last) =>
      Object.fromEntries(
        Object.entries({ ...last, [name]: value }).filter(([, set]) => set),
      ),
    );
  return (
    <div className="playground sb-unstyled">
      <form className="playground-controls">
        {groups.map(({ group, members }) => (
          <details key={group} open>
            <summary>{group}</summary>
            {members.map((property) => (
              <PropertyField
                key={property.name}
                property={property}
                values={values}
                onChange={(value) => change(property.name, value)}
              />
            ))}
          </details>
        ))}
        <button type="button" onClick={() => setValues({})}>
          Reset
        </button>
      </form>
      <div className="playground-parts">
        <LivePart
          title="Menu"
          story="components-header-states--resources-open"
          width={1280}
          height={640}
          values={values}
        />
        <LivePart
          title="Account card"
          story="components-accountmenu-states--open"
          {...cropped}
          values={values}
        />
        <LivePart
          title="Language list"
          story="components-languagemenu-states--open"
          {...cropped}
          values={values}
        />
        <LivePart
          title="Buttons and links"
          story="components-link-variants--all-four"
          width={520}
          height={460}
          values={values}
        />
        <Result values={values} />
      </div>
    </div>
  );
}

/** The contrasts, and the style sheet of what differs from the defaults. */
function Result({ values }: { values: Values }) {
  const css = styleSheetOf(values);
  const [copied, setCopied] = useState('');
  return (
    <section className="playground-part">
      <h3>Contrast</h3>
      <ul>
        {PAIRS.map((pair) => (
          <Contrast key={pair[0]} pair={pair} values={values} />
        ))}
      </ul>
      <h3>Style sheet</h3>
      <pre>{css}</pre>
      <button
        type="button"
        onClick={async () => {
          await navigator.clipboard.writeText(css);
          setCopied(css);
        }}
      >
        {copied === css ? 'Copied' : 'Copy CSS'}
      </button>
    </section>
  );
}

interface ContrastProps {
  pair: (typeof PAIRS)[number];
  values: Values;
}

function Contrast({ pair, values }: ContrastProps) {
  const found = pair.map((label) => resolved(`--lintel-${label}`, values));
  if (found.includes('')) return null;
  const [color, background] = found.map(hexOf);
  const contrast = contrastOf(color!, background!);
  return (
    <li style={{ color, background }}>
      {pair.join(' on ').replaceAll('color-', '')}: {contrast.toFixed(1)}:1
      {contrast < 4.5 && ' ✗ needs 4.5:1'}
    </li>
  );
}
