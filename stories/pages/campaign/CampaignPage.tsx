import { Link } from '../../../src/index';
import * as page from '../page.css';
import { StoryHeader } from '../../shared/StoryHeader';
import { Crop } from '../site/Crop';
import { visuallyHidden } from '../../../src/components/shared/visuallyHidden.css';
import * as site from '../site/site.css';
import { SitePage } from '../site/SitePage';
import * as styles from './Campaign.css';

const promises = [
  ['14 days', 'Everything is included. You need no card.'],
  ['1 evening', 'Choose a template, and fill it with your work.'],
  ['Any day', 'Leave when you like, and take everything with you.'],
] as const;

/** A campaign: nothing but its one action. */
export function CampaignPage() {
  return (
    <SitePage
      name="campaign"
      header={
        <StoryHeader
          variant="minimal"
          position="overlay"
          theme="dark-background"
        />
      }
      footer={<CampaignFooter />}
    >
      <div className={styles.cover}>
        <div className={styles.frame}>
          <Crop
            file="studio"
            alt=""
            region={{ left: 6.2, top: 47.5, width: 66.8, height: 52.5 }}
            sizes="(max-aspect-ratio: 2/1) 306vh, 150vw"
            className={styles.picture}
            isFirst
          />
        </div>
        <div className={styles.text}>
          <h1 className={page.title}>Open by Friday</h1>
          <p className={page.lead}>
            Your website, your shop and your first visitors, in one week.
          </p>
          <Link
            variant="primary"
            href="/pricing"
            className={styles.action}
            data-lintel-id="start-campaign"
          >
            Start for free
          </Link>
        </div>
      </div>
      <section className={site.section}>
        <h2 className={visuallyHidden}>What you get</h2>
        <ul className={styles.promises}>
          {promises.map(([title, text]) => (
            <li key={title} className={styles.promise}>
              <h3 className={site.heading}>{title}</h3>
              <p className={`${site.text} ${site.muted}`}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </SitePage>
  );
}

function CampaignFooter() {
  return (
    <footer className={`${page.content} ${styles.footer}`} lang="en" dir="ltr">
      <div className={page.container}>
        <p className={site.small}>
          © Example. The picture is from a template for architects.
        </p>
      </div>
    </footer>
  );
}
