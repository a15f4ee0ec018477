import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../../src/link/Link';
import { useSetting } from '../shared/SettingContext';
import * as styles from './Link.css';

export interface LinkPageProps {
  title: string;
  /** The text before a link, the link, and the text after it. */
  sentence: readonly [string, string, string];
  primary: string;
  secondary: string;
  tertiary: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** The props of all four variants. */
  link?: Partial<LinkProps>;
}

/** The page's text, in English. */
export const words = {
  title: 'Everything a small studio needs',
  sentence: [
    'A website, a shop and a calendar, from one place. See ',
    'all that comes with it',
    ', and begin when you like.',
  ],
  primary: 'Choose a template',
  secondary: 'See prices',
  tertiary: 'For larger companies',
} as const satisfies LinkPageProps;

/** A page in the colours that the toolbar has chosen. */
export function Ground({ title, children, ...language }: GroundProps) {
  const { theme } = useSetting();
  return (
    <main className={styles.ground[theme]} {...language}>
      <div className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}

interface GroundProps extends Pick<LinkPageProps, 'title' | 'lang' | 'dir'> {
  children: ReactNode;
}

/** The four variants, each in a typical place. */
export function LinkPage({
  title,
  sentence: [before, inside, after],
  lang,
  dir,
  link,
  ...labels
}: LinkPageProps) {
  return (
    <Ground title={title} lang={lang} dir={dir}>
      <p className={styles.text}>
        {before}
        <Link href="/feature-index" {...link}>
          {inside}
        </Link>
        {after}
      </p>
      <div className={styles.row}>
        <Link href="/templates" {...link} variant="primary">
          {labels.primary}
        </Link>
        <Link href="/pricing" {...link} variant="secondary">
          {labels.secondary}
        </Link>
      </div>
      <div>
        <Link href="/enterprise" {...link} variant="tertiary">
          {labels.tertiary}
        </Link>
      </div>
    </Ground>
  );
}
