import type { Site } from '../../core/site';
import * as styles from './AccountSlot.css';

export interface LogInLinkProps {
  /** In the page's language. */
  label: string;
  site: Site;
}

/** The way in: the log-in page on the account site (specification §2). Pure. */
export function LogInLink({ label, site }: LogInLinkProps) {
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
