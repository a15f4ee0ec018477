import { useState, type ReactNode } from 'react';
import * as styles from './Form.css';

interface ExampleFormProps {
  className?: string;
  /** Shown once the form is submitted. */
  answer: string;
  children: ReactNode;
}

/** A form that sends nothing, and answers in place. */
export function ExampleForm({ className, answer, children }: ExampleFormProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <form
      className={className ?? styles.form}
      onInput={() => setSubmitted(false)}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.reset();
        setSubmitted(true);
      }}
    >
      {children}
      <p role="status" className={styles.result}>
        {isSubmitted ? answer : null}
      </p>
    </form>
  );
}
