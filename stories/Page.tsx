import type { ReactNode } from 'react';
import { Doorway } from './Doorway';
import * as styles from './page.css';

const words = {
  en: {
    title: 'Make the first impression yours',
    lead: 'Design a site, sell from it and keep your clients close: one place for the whole of your work.',
    start: 'Get started',
  },
  de: {
    title: 'Der erste Eindruck gehört Ihnen',
    lead: 'Gestalten, verkaufen und Kundschaft betreuen: ein Ort für Ihre ganze Arbeit.',
    start: 'Loslegen',
  },
};

export interface PageProps {
  header: ReactNode;
  theme: 'light-background' | 'dark-background';
  language: keyof typeof words;
}

/** What a header is for: something quiet and large below it. */
export function Page({ header, theme, language }: PageProps) {
  const { title, lead, start } = words[language];
  return (
    <div className={styles.ground[theme]}>
      {header}
      <main id="content">
        <div className={styles.opening}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <a className={styles.button} href="/templates">
            {start}
          </a>
        </div>
        <div className={styles.plate}>
          <Doorway />
        </div>
      </main>
    </div>
  );
}
