import type { ReactNode } from 'react';
import { startIn } from '../languages/startWords';
import { Doorway } from './Doorway';
import * as styles from './page.css';

const words = {
  en: {
    title: 'Make the first impression yours',
    lead: 'Design a site, sell from it and keep your clients close: one place for the whole of your work.',
  },
  de: {
    title: 'Der erste Eindruck gehört Ihnen',
    lead: 'Gestalten, verkaufen und Kundschaft betreuen: ein Ort für Ihre ganze Arbeit.',
  },
  es: {
    title: 'Tu primera impresión, a tu manera',
    lead: 'Diseña un sitio web, vende en él y cuida a tus clientes: un solo lugar para todo tu trabajo.',
  },
  fr: {
    title: 'La première impression vous appartient',
    lead: 'Créez un site web, vendez en ligne et restez proche de vos clients\u00A0: un seul endroit pour tout votre travail.',
  },
  it: {
    title: 'La prima impressione è tua',
    lead: 'Progetta un sito web, vendi online e resta vicino ai tuoi clienti: un solo posto per tutto il tuo lavoro.',
  },
  ja: {
    title: '第一印象を、あなたらしく',
    lead: 'サイトのデザインも、販売も、お客様とのつながりも。仕事のすべてをひとつの場所で。',
  },
  pt: {
    title: 'A primeira impressão é sua',
    lead: 'Crie um site, venda por ele e fique perto dos seus clientes: um só lugar para todo o seu trabalho.',
  },
  ko: {
    title: '첫인상을 나답게',
    lead: '사이트 디자인부터 판매와 고객 관리까지, 모든 일을 한곳에서 할 수 있습니다.',
  },
  ar: {
    title: 'انطباع أول يشبهك',
    lead: 'صمّم موقعك، وبِع من خلاله، وابقَ قريبًا من عملائك: مكان واحد لكل أعمالك.',
  },
};

export interface PageProps {
  header: ReactNode;
  theme: 'light-background' | 'dark-background';
  /**
   * The language's code. The page is in English if it has no text in that
   * language.
   */
  language: string;
}

/** A quiet page with large type below the header. */
export function Page({ header, theme, language }: PageProps) {
  const spoken = isKnown(language) ? language : 'en';
  const { title, lead } = words[spoken];
  return (
    <div className={styles.ground[theme]}>
      {header}
      <main id="content" lang={spoken} dir={spoken === 'ar' ? 'rtl' : 'ltr'}>
        <div className={styles.opening}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <a className={styles.button} href="/templates">
            {startIn(spoken)}
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
