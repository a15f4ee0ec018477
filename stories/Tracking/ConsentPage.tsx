import { useEffect, useState } from 'react';
import { useTracking } from '../../src/index';
import * as page from '../pages/page.css';
import * as styles from './TrackedPage.css';

/** A page with its own consent banner, as a team builds it. */
export function ConsentPage() {
  const { consent, setConsent } = useTracking();
  return (
    <>
      <main id="content" className={styles.main} lang="en" dir="ltr">
        <div className={page.opening}>
          <h1 className={page.title}>Consent</h1>
          <p className={page.lead}>
            Until you answer, nothing is sent or stored. Events wait in memory:
            they are sent if you allow analytics, and discarded if you decline.
          </p>
          <div className={styles.row}>
            <button
              type="button"
              className={styles.control}
              data-lintel-id="try-it"
            >
              Try it
            </button>
            {consent === 'pending' ? null : (
              <button
                type="button"
                className={styles.control}
                onClick={() => setConsent('pending')}
              >
                Ask me again
              </button>
            )}
          </div>
          <SentEvents />
        </div>
      </main>
      {consent === 'pending' ? <ConsentBanner onAnswer={setConsent} /> : null}
    </>
  );
}

interface ConsentBannerProps {
  onAnswer(consent: 'granted' | 'denied'): void;
}

/**
 * Both buttons look alike: consent is not valid if it is easier to give than to
 * refuse. A team stores the answer, and passes it to the next page as
 * `consent`.
 */
function ConsentBanner({ onAnswer }: ConsentBannerProps) {
  return (
    <section
      className={styles.banner}
      aria-label="Analytics"
      lang="en"
      dir="ltr"
    >
      <div className={styles.bannerContent}>
        <p className={styles.question}>May we record how you use this site?</p>
        <div className={styles.answers}>
          <button
            type="button"
            className={styles.control}
            onClick={() => onAnswer('denied')}
          >
            Decline
          </button>
          <button
            type="button"
            className={styles.control}
            onClick={() => onAnswer('granted')}
          >
            Allow
          </button>
        </div>
      </div>
    </section>
  );
}

/** What the page has sent, as reported by `lintel:event`. */
function SentEvents() {
  const [types, setTypes] = useState<string[]>([]);
  useEffect(() => {
    const onEvent = ({ detail }: WindowEventMap['lintel:event']) =>
      setTypes((before) => [...before, detail.type]);
    window.addEventListener('lintel:event', onEvent);
    return () => window.removeEventListener('lintel:event', onEvent);
  }, []);
  return (
    <p className={styles.sent} role="status">
      {types.length === 0 ? 'Nothing was sent.' : `Sent: ${types.join(', ')}`}
    </p>
  );
}
