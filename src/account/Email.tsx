'use client';
import { Fragment } from 'react';
import * as styles from './Account.css';

/** An email address that breaks after `@` and dots. Copied, it is one word. */
export function Email({ children: email }: { children: string }) {
  return (
    <span className={styles.email}>
      {email.match(/[^@.]*[@.]?/g)!.map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
