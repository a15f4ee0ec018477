import { useState } from 'react';
import { tokens } from '../../src/styles/tokens';
import { contrastOf } from './contrast';
import { LivePart } from './LivePart';
import './playground.css';

const fonts = {
  'Hanken Grotesk': '',
  'System font': 'system-ui, sans-serif',
  Georgia: 'Georgia, serif',
  Monospace: 'ui-monospace, monospace',
};

/** By custom property, without `--lintel-`. */
const defaults = {
  'color-ink': tokens.color.ink,
  'color-paper': tokens.color.paper,
  'color-accent': tokens.color.accent,
  'color-accent-on-ink': tokens.color.accentOnInk,
  'font-family': '',
  radius: tokens.radius,
  'bar-height': tokens.bar.height,
};

type Property = keyof typeof defaults;

const colors = {
  'color-ink': 'Ink',
  'color-paper': 'Paper',
  'color-accent': 'Accent',
  'color-accent-on-ink': 'Accent on ink',
} satisfies Partial<Record<Property, string>>;

const pairs: [text: keyof typeof colors, ground: keyof typeof colors][] = [
  ['color-ink', 'color-paper'],
  ['color-accent', 'color-paper'],
  ['color-accent-on-ink', 'color-ink'],
];

/** Sets a few custom properties on a live header, drawer and account menu. */
export function Playground() {
  const [values, setValues] = useState(defaults);
  const [isDark, setDark] = useState(false);
  const change = (property: Property) => (value: string) =>
    setValues((last) => ({ ...last, [property]: value }));
  const parts = {
    values,
    theme: isDark ? 'dark-background' : 'light-background',
  };
  return (
    <div className="playground sb-unstyled">
      <form className="playground-controls">
        {Object.entries(colors).map(([property, label]) => (
          <label key={property}>
            {label}
            <input
              type="color"
              value={values[property as Property]}
              onChange={({ target }) =>
                change(property as Property)(target.value)
              }
            />
          </label>
        ))}
        <label>
          Font
          <select
            value={values['font-family']}
            onChange={({ target }) => change('font-family')(target.value)}
          >
            {Object.entries(fonts).map(([name, family]) => (
              <option key={name} value={family}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Range
          label="Radius"
          unit="px"
          max={24}
          value={values.radius}
          onChange={change('radius')}
        />
        <Range
          label="Bar height"
          unit="rem"
          min={3.5}
          max={7}
          step={0.25}
          value={values['bar-height']}
          onChange={change('bar-height')}
        />
        <label className="playground-check">
          <input
            type="checkbox"
            checked={isDark}
            onChange={({ target }) => setDark(target.checked)}
          />
          Dark page
        </label>
        <button type="button" onClick={() => setValues(defaults)}>
          Reset
        </button>
      </form>
      <LivePart
        {...parts}
        title="Header"
        story="components-header-states--resources-open"
        width={1280}
        height={640}
      />
      <div className="playground-small">
        <LivePart
          {...parts}
          title="Drawer"
          story="components-mobiledrawer-states--section-open"
          width={375}
          height={667}
        />
        <LivePart
          {...parts}
          title="Account menu"
          story="components-accountmenu-states--open"
          width={375}
          height={667}
        />
        <Result values={values} />
      </div>
    </div>
  );
}

interface RangeProps {
  label: string;
  unit: string;
  min?: number;
  max: number;
  step?: number;
  value: string;
  onChange(value: string): void;
}

function Range({ label, unit, value, onChange, ...range }: RangeProps) {
  return (
    <label>
      {label}: {value}
      <input
        type="range"
        {...range}
        value={Number.parseFloat(value)}
        onChange={({ target }) => onChange(`${target.value}${unit}`)}
      />
    </label>
  );
}

/** The contrasts, and the style sheet of what differs from the defaults. */
function Result({ values }: { values: typeof defaults }) {
  const css = styleSheetOf(values);
  const [copied, setCopied] = useState('');
  return (
    <div>
      <h2>Contrast</h2>
      <ul>
        {pairs.map(([text, ground]) => {
          const contrast = contrastOf(values[text], values[ground]);
          return (
            <li
              key={text}
              style={{ color: values[text], background: values[ground] }}
            >
              {colors[text]} on {colors[ground]}: {contrast.toFixed(1)}:1
              {contrast < 4.5 && ' ✗ needs 4.5:1'}
            </li>
          );
        })}
      </ul>
      <h2>Style sheet</h2>
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
    </div>
  );
}

function styleSheetOf(values: typeof defaults): string {
  const lines = Object.entries(values)
    .filter(([property, value]) => value !== defaults[property as Property])
    .map(([property, value]) => `  --lintel-${property}: ${value};\n`);
  return lines.length === 0
    ? '/* The default theme */'
    : `:root {\n${lines.join('')}}`;
}
