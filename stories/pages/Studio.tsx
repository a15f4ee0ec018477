import { Header } from '../../src/components/Header/Header';
import { Doorway } from './Doorway';
import * as page from './page.css';
import * as styles from './Studio.css';

const offers = [
  {
    title: 'Begin with a template',
    text: 'A hundred and sixty starting points, each drawn by hand. Change the type, the grid and the colours until it is yours.',
  },
  {
    title: 'Sell what you make',
    text: 'Prints, sessions, memberships and invoices, from the same place as the portfolio that people came for.',
  },
  {
    title: 'Keep your clients close',
    text: 'A calendar that fills itself, galleries behind a password, and a letter now and then to those who asked for one.',
  },
];

/** A whole page of a marketing team, to see the header in its usual place. */
export function Studio() {
  return (
    <div className={page.ground['light-background']}>
      <Header />
      <main id="content">
        <div className={page.opening}>
          <h1 className={page.title}>Work that opens doors</h1>
          <p className={page.lead}>
            The website, the shop and the calendar of people who would rather be
            making something. Free for fourteen days.
          </p>
          <a className={page.button} href="/templates">
            Choose a template
          </a>
        </div>
        <Doorway className={styles.picture} />
        <section className={styles.section}>
          <h2 className={styles.heading}>Everything a small studio needs</h2>
          <div className={styles.columns}>
            {offers.map(({ title, text }) => (
              <div key={title} className={styles.column}>
                <h3 className={styles.columnTitle}>{title}</h3>
                <p className={styles.columnText}>{text}</p>
              </div>
            ))}
          </div>
        </section>
        <section className={styles.band} aria-label="What customers say">
          <figure className={styles.section} style={{ marginBlock: 0 }}>
            <blockquote className={styles.quote}>
              I moved in on a Sunday. On Monday there were two bookings.
            </blockquote>
            <figcaption className={styles.source}>
              Ines Duarte, photographer
            </figcaption>
          </figure>
        </section>
      </main>
      <footer className={styles.footer}>
        <span>© Example</span>
        <span>Made with Lintel</span>
      </footer>
    </div>
  );
}
