import { alphaOf, hexOf, withAlpha } from './contrast';
import { resolved, type Property, type Values } from './properties';

interface PropertyFieldProps {
  property: Property;
  values: Values;
  onChange(value: string): void;
}

/** A text field for any value, and a picker for a colour or a measure. */
export function PropertyField({
  property: { name, label, usual, description },
  values,
  onChange,
}: PropertyFieldProps) {
  const [, number, unit] =
    /^(-?[\d.]+)(px|r?em|ms)$/.exec(values[name] ?? usual) ?? [];
  return (
    <div className="playground-field" title={description}>
      <label htmlFor={name}>{label}</label>
      {label.startsWith('color-') && (
        <ColorInputs
          label={label}
          color={resolved(name, values)}
          onChange={onChange}
        />
      )}
      {unit && (
        <input
          type="range"
          aria-label={`${label}, slider`}
          {...rangeOf(usual, unit)}
          value={number}
          onChange={({ target }) => onChange(`${target.value}${unit}`)}
        />
      )}
      <textarea
        id={name}
        value={values[name] ?? ''}
        placeholder={usual.replaceAll('--lintel-', '')}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface ColorInputsProps {
  label: string;
  color: string;
  onChange(value: string): void;
}

/** A browser's picker knows opaque colours only: alpha has a slider of its own. */
function ColorInputs({ label, color, onChange }: ColorInputsProps) {
  const [opaque, alpha] = [hexOf(color), alphaOf(color)];
  return (
    <>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={opaque}
        onChange={({ target }) => onChange(withAlpha(target.value, alpha))}
      />
      <input
        type="range"
        aria-label={`${label}, opacity`}
        max={255}
        value={alpha}
        onChange={({ target }) =>
          onChange(withAlpha(opaque, target.valueAsNumber))
        }
      />
    </>
  );
}

const STEPS: Record<string, number> = { px: 1, rem: 0.25, em: 0.005, ms: 20 };

/** Up to three times the default. */
function rangeOf(usual: string, unit: string) {
  const most = 3 * Math.abs(Number.parseFloat(usual) || STEPS[unit]! * 20);
  return { min: unit === 'em' ? -most : 0, max: most, step: STEPS[unit] };
}
