import { Link } from '../../../src/index';
import * as page from '../page.css';
import * as site from '../site/site.css';
import { SitePage } from '../site/SitePage';
import { Plans } from './Plans';
import * as styles from './Pricing.css';

/** Plans by month or year. */
export function PricingPage() {
  return (
    <SitePage name="pricing">
      <div className={page.opening}>
        <h1 className={page.title}>Plain prices, no share of your sales</h1>
        <p className={page.lead}>
          Free for fourteen days. Cancel whenever you like.
        </p>
      </div>
      <Plans />
      <section className={page.band}>
        <div className={styles.end}>
          <h2 className={site.heading}>Try it before you choose</h2>
          <Link variant="primary" href="/start" data-lintel-id="start-at-end">
            Start for free
          </Link>
        </div>
      </section>
    </SitePage>
  );
}
