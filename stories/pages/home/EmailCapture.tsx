import { useTracking } from '../../../src/index';
import { ExampleForm } from '../site/ExampleForm';
import { Field } from '../site/Field';
import * as site from '../site/site.css';
import * as styles from './Home.css';

/** One field for an email address. */
export function EmailCapture() {
  const { track } = useTracking();
  return (
    <>
      <div>
        <h2 className={site.subheading}>A letter, once a month</h2>
        <p className={`${site.text} ${site.muted}`}>
          One website, and how it was made.
        </p>
      </div>
      <ExampleForm className={styles.capture}>
        <Field label="Email for the letter">
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              required
              onBlur={({ currentTarget }) => {
                if (currentTarget.value === '') return;
                void track({ type: 'input', object_identifier: 'letter' });
              }}
            />
          )}
        </Field>
        <button
          type="submit"
          className={`${site.button} ${styles.subscribe}`}
          data-lintel-id="subscribe"
        >
          Subscribe
        </button>
      </ExampleForm>
    </>
  );
}
