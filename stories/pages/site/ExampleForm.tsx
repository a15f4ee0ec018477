import { useState, type ReactNode } from 'react';
import * as styles from './Form.css';

const ANSWER = 'Thank you. This form is an example: nothing was sent.';

interface ExampleFormProps {
  className?: string;
  children: ReactNode;
}

/** A form that sends nothing, and answers in place. */
export function ExampleForm({ className, children }: ExampleFormProps) {
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
        {isSubmitted ? ANSWER : null}
      </p>
    </form>
  );
}
