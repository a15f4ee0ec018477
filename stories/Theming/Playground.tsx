import { useState } from 'react';
import { contrastOf, hexOf } from './contrast';
import { LivePart } from './LivePart';
import './playground.css';
import {
  contrastPairs,
  groups,
  resolved,
  styleSheetOf,
  type Values,
} from './properties';
import { PropertyField } from './PropertyField';
import { starts } from './starts';

const cropped = { isCropped: true, width: 1024, height: 420 };

const [usualTitle] = Object.keys(starts);

/** In the page's address: the theme it started from, and what is set, as JSON. */
const [START, VALUES] = ['start', 'values'];

const address = new URLSearchParams(location.search);
const sharedTitle = address.get(START) ?? '';
const sharedValues = JSON.parse(address.get(VALUES) ?? '{}') as Values;

/** Sets any custom property on live parts. */
export function Playground() {
  const [title, setTitle] = useState(
    Object.hasOwn(starts, sharedTitle) ? sharedTitle : usualTitle!,
  );
  const [values, setValues] = useState(sharedValues);
  const theme = { values, fonts: starts[title]!.fonts };
  const css = [theme.fonts, styleSheetOf(values)].filter(Boolean).join('\n\n');
  const start = (from: string) => {
    setTitle(from);
    setValues(starts[from]!.values);
  };
  const change = (name: string, value: string) =>
    setValues((last) =>
      Object.fromEntries(
        Object.entries({ ...last, [name]: value }).filter(([, set]) => set),
      ),
    );
  return (
    <div className="playground sb-unstyled">
      <form className="playground-controls">
        <div className="playground-start">
          <label>
            Start from
            <select
              value={title}
              onChange={({ target }) => start(target.value)}
            >
              {Object.keys(starts).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => start(title)}>
            Reset
          </button>
          <CopyButton label="Copy CSS" text={css} />
          <CopyButton label="Copy link" text={addressOf(title, values)} />
        </div>
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
      </form>
      <div className="playground-parts">
        <LivePart
          title="Menu"
          story="components-header-menus--products-open"
          width={1280}
          height={640}
          {...theme}
        />
        <LivePart
          title="Drawer on a phone"
          story="components-mobiledrawer-states--open"
          width={375}
          height={667}
          {...theme}
        />
        <LivePart
          title="Account card"
          story="components-accountmenu-states--open"
          {...cropped}
          {...theme}
        />
        <LivePart
          title="Language list"
          story="components-languagemenu-states--open"
          {...cropped}
          {...theme}
        />
        <LivePart
          title="Buttons and links"
          story="components-link-variants--all-variants"
          width={520}
          height={460}
          {...theme}
        />
        <Result values={values} css={css} />
      </div>
    </div>
  );
}

/** The contrasts, and the style sheet of what differs from the defaults. */
const Result = ({ values, css }: { values: Values; css: string }) => (
  <section className="playground-part">
    <h2 className="skip-toc">Contrast</h2>
    <ul>
      {contrastPairs.map((pair) => (
        <Contrast key={pair[0]} pair={pair} values={values} />
      ))}
    </ul>
    <h2 className="skip-toc">Style sheet</h2>
    <pre>{css}</pre>
  </section>
);

/** Opens the playground with these values, and the fonts of this theme. */
function addressOf(title: string, values: Values): string {
  const address = new URL(parent.location.href);
  address.searchParams.set(START, title);
  address.searchParams.set(VALUES, JSON.stringify(values));
  return address.href;
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState('');
  return (
    <button
      type="button"
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(text);
      }}
    >
      {copied === text ? 'Copied' : label}
    </button>
  );
}

interface ContrastProps {
  pair: (typeof contrastPairs)[number];
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
