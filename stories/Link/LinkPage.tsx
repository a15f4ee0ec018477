import { Link, type LinkProps } from '../../src/link/Link';
import * as styles from './Link.css';

export interface LinkPageProps {
  title: string;
  /** The text before a link, the link, and the text after it. */
  sentence: readonly [string, string, string];
  primary: string;
  secondary: string;
  tertiary: string;
  ground?: 'page' | 'dark';
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

/** The four variants, each in a typical place. */
export function LinkPage({
  title,
  sentence: [before, inside, after],
  ground = 'page',
  lang,
  dir,
  link,
  ...labels
}: LinkPageProps) {
  return (
    <main className={styles[ground]} lang={lang} dir={dir}>
      <div className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
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
      </div>
    </main>
  );
}
