'use client';
import { useContent } from '../../react/content/useContent';
import { useLinkContext } from '../../react/links/useLinkContext';
import * as styles from './AccountSlot.css';

/** The link to the login page on the account site. */
export function LogInLink() {
  const { logIn: label } = useContent().messages;
  const { site } = useLinkContext();
  return (
    <a
      data-lintel="log-in"
      data-lintel-id="log-in"
      data-lintel-name={label}
      href={site.redirectUrl({ action: 'login' })}
      className={styles.logIn}
    >
      {label}
    </a>
  );
}
