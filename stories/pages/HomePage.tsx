import { Image, LanguageMenu, Link, SectionTracker } from '../../src/index';
import { useSetting } from '../shared/SettingContext';
import { Start } from '../shared/slots';
import { StoryHeader } from '../shared/StoryHeader';
import { Footer } from './FootPage';
import * as styles from './HomePage.css';
import * as page from './page.css';

/** A whole page, in English: a picture, an offer and a footer, each with a tracker. */
export function HomePage() {
  const { theme } = useSetting();
  return (
    <div className={page.ground[theme]} data-lintel-page="home">
      <StoryHeader actions={<Start />} />
      <main id="content" className={page.content} lang="en" dir="ltr">
        <SectionTracker type="uiShowcase" name="Opening" asChild>
          <section>
            <Opening />
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
      </main>
      <SectionTracker type="footer" name="Footer">
        <Footer>
          <LanguageMenu id="footer-languages" side="top" align="end" />
        </Footer>
      </SectionTracker>
    </div>
  );
}

const Opening = () => (
  <>
    <div className={page.opening}>
      <h1 className={page.title}>Work that opens doors</h1>
      <p className={page.lead}>
        The website, the shop and the calendar of people who would rather be
        making something.
      </p>
      <div className={styles.actions}>
        <Link variant="primary" href="/start">
          Start for free
        </Link>
        <Link variant="tertiary" href="/pricing">
          See prices
        </Link>
      </div>
    </div>
    <Image
      folder="spotlight"
      file="studio"
      alt="The website of an architect: white houses under a clear sky"
      width={2500}
      height={1563}
      sizes="100vw"
      fetchPriority="high"
      className={styles.picture}
    />
  </>
);
