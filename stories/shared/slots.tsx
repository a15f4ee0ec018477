import { Link, sendHeaderMessage } from '../../src/index';
import { startIn } from '../languages/startWords';
import { useSetting } from './SettingContext';
import { button } from '../pages/TeamPage.css';
import * as styles from './slots.css';

/** An example for `banner`. */
export function Promo() {
  return (
    <p className={styles.promo}>
      Two months free on annual plans.{' '}
      <a className={styles.promoLink} href="/pricing">
        See plans
      </a>
    </p>
  );
}

/**
 * An example for `actions`, in the language of the story. In the drawer, it fills
 * the width next to Log In.
 */
export function Start({ label }: { label?: string }) {
  const { language } = useSetting();
  return (
    <Link className={styles.start} href="/start" variant="primary">
      {label ?? startIn(language)}
    </Link>
  );
}

const messages = [
  'set hidden',
  'set visible',
  'set dark background',
  'set light background',
] as const;

/**
 * Buttons for every message that a page can send to its header
 * (`sendHeaderMessage`).
 */
export function MessageButtons() {
  return (
    <aside className={styles.messages} aria-label="Messages to the header">
      {messages.map((message) => (
        <button
          key={message}
          type="button"
          className={button}
          onClick={() => sendHeaderMessage(message)}
        >
          {message}
        </button>
      ))}
    </aside>
  );
}
