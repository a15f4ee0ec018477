import type { ReactNode } from 'react';
import { Image, Link } from '../../../src/index';
import { Questions } from '../site/Questions';
import * as site from '../site/site.css';
import * as styles from './figures.css';
import { Insights } from './Insights';
import { Order } from './Order';
import { Rates } from './Rates';

const questions = [
  {
    id: 'own-domain',
    asked: 'Can I keep my domain?',
    answer: 'Yes. It stays where it is, and leads to your new shop.',
  },
  {
    id: 'move-products',
    asked: 'How do my products move here?',
    answer:
      'From a table. Names, prices, pictures and stock are read from it in a minute.',
  },
  {
    id: 'taxes',
    asked: 'Who calculates the taxes?',
    answer: 'We do, for every order and every country that you send to.',
  },
];

/** What each section of the page shows, by the section's id. */
export const figures: Record<string, ReactNode> = {
  storefront: (
    <figure className={styles.figure}>
      <Image
        folder="spotlight"
        file="bakery"
        alt="The shop of a bakery, with an order for 7:30 on a phone"
        width={2500}
        height={1563}
        sizes="(min-width: 1024px) 70vw, 100vw"
        className={`${site.picture} ${styles.picture}`}
      />
      <figcaption className={styles.caption}>
        A bakery that opens at seven.
      </figcaption>
    </figure>
  ),
  checkout: <Order />,
  shipping: <Rates />,
  insights: <Insights />,
  pricing: (
    <div className={styles.figure}>
      <p className={styles.price}>
        <span className={styles.amount}>$24</span> a month, for any number of
        products
      </p>
      <Link
        variant="secondary"
        href="/pricing"
        data-lintel-id="prices-from-selling"
      >
        Compare plans
      </Link>
    </div>
  ),
  questions: (
    <div className={styles.figure}>
      <Questions questions={questions} />
    </div>
  ),
};
