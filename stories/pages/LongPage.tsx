import type { ReactNode } from 'react';
import { useSetting } from '../shared/SettingContext';
import { StoryHeader } from '../shared/StoryHeader';
import * as styles from './LongPage.css';
import * as page from './page.css';

interface LongPageSection {
  id: string;
  label: string;
  title: string;
  text: string;
  /** The height of the picture in px. Sections differ in height. */
  height: number;
}

export interface LongPageContent {
  title: string;
  lead: string;
  sections: readonly LongPageSection[];
}

export const english: LongPageContent = {
  title: 'Sell what you make',
  lead: 'From the first product to the thousandth order, in one place.',
  sections: [
    {
      id: 'storefront',
      label: 'Storefront',
      title: 'A shop that looks like you',
      text: 'Begin with a template or with an empty page. Products, variants and stories stand side by side, and every one of them is yours to arrange.',
      height: 420,
    },
    {
      id: 'checkout',
      label: 'Checkout',
      title: 'Paid in a minute',
      text: 'Cards, wallets and bank transfers, in the currency your customers think in.',
      height: 120,
    },
    {
      id: 'shipping',
      label: 'Shipping and returns',
      title: 'Parcels without paperwork',
      text: 'Rates, labels and tracking come with the order. So does the way back.',
      height: 560,
    },
    {
      id: 'insights',
      label: 'Insights',
      title: 'Know what works',
      text: 'What was seen, what was left in the basket, and what came back.',
      height: 260,
    },
    {
      id: 'pricing',
      label: 'Pricing',
      title: 'One price, no share of your sales',
      text: 'Pay by the month or by the year, and change your mind whenever you like.',
      height: 340,
    },
    {
      id: 'questions',
      label: 'Questions',
      title: 'Asked before you',
      text: 'And answered, around the clock.',
      height: 180,
    },
  ],
};

/** Labels of a side navigation that are longer than its column. */
export const longLabels = [
  'Produktpräsentationsmöglichkeiten',
  'Zahlungsarten, Währungen und Umsatzsteuerberechnung',
  'Versandkostenberechnung und Rücksendungen',
  'Preise',
];

export const arabicPage: LongPageContent = {
  title: 'بِع ما تصنعه',
  lead: 'من المنتج الأول إلى الطلب الألف، في مكان واحد.',
  sections: [
    {
      id: 'storefront',
      label: 'واجهة المتجر',
      title: 'متجر يشبهك',
      text: 'ابدأ بقالب جاهز أو بصفحة فارغة، ورتّب كل شيء كما تريد.',
      height: 420,
    },
    {
      id: 'checkout',
      label: 'الدفع',
      title: 'الدفع في دقيقة',
      text: 'بطاقات ومحافظ وتحويلات بنكية، بالعملة التي يفكّر بها عملاؤك.',
      height: 220,
    },
    {
      id: 'shipping',
      label: 'الشحن والإرجاع',
      title: 'طرود بلا أوراق',
      text: 'الأسعار والملصقات والتتبّع تأتي مع الطلب.',
      height: 560,
    },
    {
      id: 'pricing',
      label: 'الأسعار',
      title: 'سعر واحد',
      text: 'شهريًا أو سنويًا، ويمكنك تغيير رأيك متى شئت.',
      height: 340,
    },
  ],
};

export interface LongPageProps {
  content: LongPageContent;
  /** The element next to the sections. */
  navigation: ReactNode;
  /** @default the story's header */
  header?: ReactNode;
  /** Whether the sections scroll within the page. */
  nested?: boolean;
}

/** A page long enough for a side navigation, in the story's setting. */
export function LongPage({
  content,
  navigation,
  header = <StoryHeader />,
  nested = false,
}: LongPageProps) {
  const sections = (
    <div className={styles.layout}>
      {navigation}
      <div>
        {content.sections.map(({ id, title, text, height }) => (
          <section key={id} id={id} className={styles.section}>
            <h2 className={styles.heading}>{title}</h2>
            <p className={styles.text}>{text}</p>
            <div className={styles.plate} style={{ height }} />
          </section>
        ))}
      </div>
    </div>
  );
  return (
    <div className={page.ground[useSetting().theme]}>
      {header}
      <main id="content">
        <div className={styles.head}>
          <h1 className={page.title}>{content.title}</h1>
          <p className={page.lead}>{content.lead}</p>
        </div>
        {nested ? (
          <div className={page.container}>
            <div className={styles.scroller}>{sections}</div>
          </div>
        ) : (
          sections
        )}
      </main>
    </div>
  );
}

/** The items of its navigation. */
export function itemsOf({ sections }: LongPageContent) {
  return sections.map(({ id, label }) => ({ id, label }));
}
