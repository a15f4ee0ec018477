import * as site from '../site/site.css';
import { ExampleForm } from '../site/ExampleForm';
import { Field } from '../site/Field';
import * as styles from './Home.css';

const trades = ['Photography', 'Food', 'Crafts', 'Design', 'Something else'];

/** Questions to the team. */
export function ContactForm() {
  return (
    <>
      <div>
        <h2 className={site.heading}>Ask us anything</h2>
        <p className={`${site.text} ${site.muted}`}>
          A person answers, on the same day. This is an example, so nothing is
          sent.
        </p>
      </div>
      <ExampleForm>
        <div className={styles.pair}>
          <Field label="Name">
            {(control) => (
              <input {...control} name="name" autoComplete="name" required />
            )}
          </Field>
          <Field label="Email">
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                required
              />
            )}
          </Field>
        </div>
        <Field label="What do you make?">
          {(control) => (
            <select {...control} name="trade" defaultValue="" required>
              <option value="" disabled>
                Choose
              </option>
              {trades.map((trade) => (
                <option key={trade}>{trade}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Your question">
          {(control) => (
            <textarea {...control} name="question" rows={4} required />
          )}
        </Field>
        <div>
          <button
            type="submit"
            className={site.button}
            data-lintel-id="send-question"
          >
            Send
          </button>
        </div>
      </ExampleForm>
    </>
  );
}
