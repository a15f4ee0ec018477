import { LanguageMenu, SectionTracker } from '../../../src/index';
import * as page from '../page.css';
import * as styles from './SiteFooter.css';
import * as site from './site.css';

const columns = [
  {
    title: 'Product',
    links: [
      ['Websites', '/website-design'],
      ['Templates', '/templates'],
    ],
  },
  {
    title: 'Begin',
    links: [['Pricing', '/pricing']],
  },
] as const;

/** The footer of the site's pages, with the package's own list of languages. */
export function SiteFooter() {
  return (
    <SectionTracker type="footer" name="Footer" asChild>
      <footer className={`${page.content} ${styles.footer}`}>
        <nav aria-label="Footer" lang="en" dir="ltr" className={styles.columns}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={site.list}>
                {links.map(([label, href]) => (
                  <li key={href}>
                    <a
                      className={styles.link}
                      href={href}
                      data-lintel-id={`footer${href.replaceAll('/', '-')}`}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.base}>
          <p className={site.small} lang="en" dir="ltr">
            © Example
          </p>
          <LanguageMenu id="footer-languages" side="top" align="end" />
        </div>
      </footer>
    </SectionTracker>
  );
}
