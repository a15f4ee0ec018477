import type { CSSProperties } from 'react';
import { themes } from './themes';
import './specimens.css';

interface Specimen {
  use: string;
  text: string;
  style: CSSProperties;
}

const variable = (name: string) => `var(--lintel-${name})`;

const heading: CSSProperties = {
  fontFamily: variable('font-family-heading'),
  fontWeight: variable('font-weight-heading'),
  letterSpacing: variable('heading-letter-spacing'),
};

/** The sizes are those of the components, in px. */
const specimens: Specimen[] = [
  {
    use: 'Heading of the drawer, 28/36',
    text: 'Resources',
    style: { ...heading, fontSize: 28, lineHeight: '36px' },
  },
  {
    use: 'Title of the spotlight, 24/30',
    text: 'A bakery that sells out by nine',
    style: { ...heading, fontSize: 24, lineHeight: '30px' },
  },
  {
    use: 'Entry of the bar, 15/20',
    text: 'Products',
    style: {
      fontWeight: variable('font-weight-bar'),
      fontSize: 15,
      lineHeight: '20px',
    },
  },
  {
    use: 'Link of a panel, 15/22',
    text: 'Appointment scheduling',
    style: {
      fontWeight: variable('font-weight-link'),
      fontSize: 15,
      lineHeight: '22px',
    },
  },
  {
    use: 'Label of a group, 12/16',
    text: 'Commerce',
    style: {
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 600,
      letterSpacing: variable('label-letter-spacing'),
      textTransform: variable(
        'label-text-transform',
      ) as CSSProperties['textTransform'],
    },
  },
  {
    use: 'Description, 13/18',
    text: 'Answers, guides and courses',
    style: {
      color: variable('color-muted'),
      fontSize: 13,
      lineHeight: '18px',
    },
  },
];

const samples: Record<string, string> = {
  de: 'Terminplanung und Öffnungszeiten',
  ja: 'オンライン予約とスケジュール管理',
  ko: '온라인 예약과 일정 관리',
  ar: 'الحجز عبر الإنترنت وجدولة المواعيد',
};

/** The type of each theme, and the scripts of its font. */
export function TypeSpecimens() {
  return themes.map(({ name, values }) => (
    <section
      key={name}
      className="specimen"
      style={
        {
          ...values,
          // That of the stories, which comes from a package.
          '--lintel-font-family': undefined,
        } as CSSProperties
      }
    >
      <h3>{name}</h3>
      <dl className="specimen-type">
        {specimens.map(({ use, text, style }) => (
          <div key={use}>
            <dt>{use}</dt>
            <dd style={style}>{text}</dd>
          </div>
        ))}
        {Object.entries(samples).map(([language, text]) => (
          <div key={language}>
            <dt>{language}</dt>
            <dd lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
