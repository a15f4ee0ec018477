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
  ar: {
    title: 'انطباع أول يشبهك',
    lead: 'صمّم موقعك، وبِع من خلاله، وابقَ قريبًا من عملائك: مكان واحد لكل أعمالك.',
    start: 'ابدأ الآن',
  },
};

export interface PageProps {
  header: ReactNode;
  theme: 'light-background' | 'dark-background';
  /** Its code; the page is in English where it has no words of that language. */
  language: string;
}

/** What a header is for: something quiet and large below it. */
export function Page({ header, theme, language }: PageProps) {
  const spoken = isKnown(language) ? language : 'en';
  const { title, lead, start } = words[spoken];
  return (
    <div className={styles.ground[theme]}>
      {header}
      <main id="content" lang={spoken} dir={spoken === 'ar' ? 'rtl' : 'ltr'}>
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

function isKnown(language: string): language is keyof typeof words {
  return language in words;
}
