import { useId, useState, type ReactNode } from 'react';
import { validateNavigation, type ContentProblem } from '../../src/content';
import type { LintelNavigation } from '../../src/content/navigation';
import { sanitizeNavigation } from '../../src/content/sanitizeContent';
import * as styles from './ContentPreview.css';
import * as page from '../pages/page.css';
import { ownNavigation } from '../shared/ownNavigation';
import { useSetting } from '../shared/SettingContext';
import { StoryHeader } from '../shared/StoryHeader';

const example = JSON.stringify(ownNavigation, null, 2);

interface Draft {
  text: string;
  /** The last valid menus. */
  navigation: LintelNavigation | null;
  problems: ContentProblem[];
}

/** A team's JSON, the problems in it, and the header it results in. */
export function ContentPreview() {
  const { theme } = useSetting();
  const [draft, setDraft] = useState<Draft>(() => read(example, null));
  const show = (text: string) =>
    setDraft(({ navigation }) => read(text, navigation));
  return (
    <div className={page.ground[theme]}>
      <StoryHeader navigation={draft.navigation} />
      <main id="content" className={page.opening} lang="en" dir="ltr">
        <h1 className={styles.title}>Menus as JSON</h1>
        <div className={styles.columns}>
          <Editor text={draft.text} onText={show} />
          <Problems problems={draft.problems} />
        </div>
      </main>
    </div>
  );
}

interface EditorProps {
  text: string;
  onText(text: string): void;
}

function Editor({ text, onText }: EditorProps) {
  const id = useId();
  return (
    <div className={styles.part}>
      <label className={styles.label} htmlFor={id}>
        Navigation
      </label>
      <textarea
        id={id}
        className={styles.editor}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        rows={20}
        onChange={(event) => onText(event.target.value)}
      />
      <button
        type="button"
        className={styles.control}
        onClick={() => onText(example)}
      >
        Load example
      </button>
    </div>
  );
}

function Problems({ problems }: { problems: ContentProblem[] }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        Problems
      </h2>
      <p role="status" className={styles.summary}>
        {summaryOf(problems)}
      </p>
      <ol className={styles.problems}>
        {problems.map(({ severity, path, message }, index) => (
          <li key={index} className={styles.problem}>
            <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong>{' '}
            <code>{path}</code>
            <p className={styles.message}>{withCode(message)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Shows a docstring, with the text between backticks as code. */
function withCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 ? (
        <code key={index}>{part}</code>
      ) : (
        <span key={index}>{part}</span>
      ),
    );
}

/** One line, so that screen readers announce all of it after each change. */
function summaryOf(problems: ContentProblem[]): string {
  if (problems.length === 0) return 'No problems.';
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function read(text: string, last: LintelNavigation | null): Draft {
  try {
    const given: unknown = JSON.parse(text);
    const navigation = sanitizeNavigation(given);
    return { text, navigation, problems: validateNavigation(given) };
  } catch (error) {
    const message = `This is not valid JSON (${(error as Error).message}); the header keeps the last menus. Correct the position in the message.`;
    return {
      text,
      navigation: last,
      problems: [{ severity: 'error', path: 'navigation', message }],
    };
  }
}
