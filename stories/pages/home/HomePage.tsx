import { Link, SectionTracker } from '../../../src/index';
import * as page from '../page.css';
import * as site from '../site/site.css';
import { SitePage } from '../site/SitePage';
import { HeroFilm } from './HeroFilm';
import * as styles from './Home.css';

/** The home page: a film, an offer and a footer, each with a tracker. */
export function HomePage() {
  return (
    <SitePage name="home">
      <SectionTracker type="heroCampaignVideo" name="Film" asChild>
        <section>
          <div className={page.opening}>
            <h1 className={page.title}>Work that opens doors</h1>
            <p className={page.lead}>
              The website, the shop and the calendar of people who would rather
              be making something.
            </p>
            <div className={site.actions}>
              <Link
                variant="primary"
                href="/start"
                data-lintel-id="start-from-film"
              >
                Start for free
              </Link>
              <Link
                variant="tertiary"
                href="/pricing"
                data-lintel-id="prices-from-film"
              >
                See prices
              </Link>
            </div>
          </div>
          <HeroFilm />
        </section>
      </SectionTracker>
      <SectionTracker type="offerBanner" name="Annual plans" asChild>
        <section aria-label="Offer" className={styles.offer}>
          <p className={styles.offerText}>
            Two months free on every annual plan.
          </p>
          <Link
            variant="secondary"
            href="/pricing"
            data-lintel-id="prices-from-offer"
          >
            See annual plans
          </Link>
        </section>
      </SectionTracker>
    </SitePage>
  );
}
