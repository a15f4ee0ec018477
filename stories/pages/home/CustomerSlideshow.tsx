import { Slideshow } from '../site/Slideshow';
import * as styles from './CustomerSlideshow.css';

const customers = [
  {
    quote: 'I moved in on a Sunday. On Monday there were two bookings.',
    name: 'Ines Duarte',
    trade: 'Photographer, Porto',
    fact: 'Two bookings in the first week became eleven in the fourth.',
  },
  {
    quote: 'The page takes the orders while we sleep. At seven we bake them.',
    name: 'Tomas Berg',
    trade: 'Baker, Malmö',
    fact: 'Half of the bread is sold before the shop opens.',
  },
  {
    quote: 'People used to call and ask what a bowl costs. Now they buy it.',
    name: 'Mina Sato',
    trade: 'Potter, Kanazawa',
    fact: 'Every class of the autumn was full in a day.',
  },
];

/** What customers say, one at a time. */
export function CustomerSlideshow() {
  return (
    <div className={styles.customers}>
      <Slideshow
        title="From people who make things"
        noun="customer"
        items={customers}
        className={styles.slides}
      >
        {({ quote, name, trade, fact }) => (
          <figure className={styles.customer}>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <figcaption className={styles.source}>
              <span>
                {name}
                <br />
                <span className={styles.trade}>{trade}</span>
              </span>
              <span className={styles.fact}>{fact}</span>
            </figcaption>
          </figure>
        )}
      </Slideshow>
    </div>
  );
}
