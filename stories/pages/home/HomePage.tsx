import { Link, SectionTracker } from '../../../src/index';
import * as page from '../page.css';
import * as site from '../site/site.css';
import { SitePage } from '../site/SitePage';
import { ContactForm } from './ContactForm';
import { CustomerSlideshow } from './CustomerSlideshow';
import { EmailCapture } from './EmailCapture';
import { FeatureSlideshow } from './FeatureSlideshow';
import { HeroFilm } from './HeroFilm';
import * as styles from './Home.css';
import { TemplateShowcase } from './TemplateShowcase';

/**
 * The home page. Each section has one of the types that analytics knows, and
 * the footer has the eighth.
 */
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
      <SectionTracker type="uiShowcase" name="Templates" asChild>
        <section>
          <TemplateShowcase />
        </section>
      </SectionTracker>
      <SectionTracker
        type="featuredCustomersSlideshow"
        name="Customers"
        asChild
      >
        <section className={page.band}>
          <CustomerSlideshow />
        </section>
      </SectionTracker>
      <SectionTracker
        type="sideBySideFullBleedSlideshow"
        name="Features"
        asChild
      >
        <section>
          <FeatureSlideshow />
        </section>
      </SectionTracker>
      <SectionTracker type="form" name="Contact" asChild>
        <section className={styles.contact}>
          <ContactForm />
        </section>
      </SectionTracker>
      <SectionTracker type="emailCapture" name="Letter" asChild>
        <section className={styles.letterSection}>
          <div className={styles.letter}>
            <EmailCapture />
          </div>
        </section>
      </SectionTracker>
    </SitePage>
  );
}
