import { useId, useState, type FormEvent, type ReactNode } from 'react';
import * as styles from './Form.css';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  onInvalid(event: FormEvent<Control>): void;
  onInput(event: FormEvent<Control>): void;
}

interface FieldProps {
  label: string;
  className?: string;
  /** Renders the control. */
  children(props: ControlProps): ReactNode;
}

/**
 * A labelled control of a form. The browser validates it, and its message
 * appears below the control instead of in a bubble.
 */
export function Field({ label, className = '', children }: FieldProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': problem !== '',
        'aria-describedby': problem ? `${id}-problem` : undefined,
        onInvalid(event) {
          event.preventDefault();
          setProblem(event.currentTarget.validationMessage);
          focusFirst(event.currentTarget);
        },
        onInput({ currentTarget }) {
          if (currentTarget.validity.valid) setProblem('');
        },
      })}
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Without the bubble, the browser does not move focus. */
function focusFirst(control: Control) {
  const invalid = control.form?.querySelector(
    ':is(input, select, textarea):invalid',
  );
  if (control === invalid) control.focus();
}
