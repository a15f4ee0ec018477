import { Image, Link } from '../../../src/index';
import * as site from '../site/site.css';
import { Slideshow } from '../site/Slideshow';
import * as styles from './FeatureSlideshow.css';

const features = [
  {
    file: 'workshop',
    alt: 'The website of a pottery, with a calendar of classes on a phone',
    title: 'Teach it',
    text: 'A calendar takes bookings and payments, and reminds everyone the day before.',
    link: { label: 'A shop with classes', href: '/shop' },
  },
  {
    file: 'studio',
    alt: 'The website of an architect, in a window and on a phone',
    title: 'Show it',
    text: 'Large pictures load in the width they need, on every screen. The text around them keeps its measure.',
    link: { label: 'Websites', href: '/website-design' },
  },
  {
    file: 'bakery',
    alt: 'The website of a bakery, with an order for 7:30 on a phone',
    title: 'Sell it',
    text: 'Products, orders and invoices come from the place that people came to see. There is no fee on your sales.',
    link: { label: 'Online stores', href: '/online-stores' },
  },
] as const;

/** What the product does: a picture and its text side by side. */
export function FeatureSlideshow() {
  return (
    <div className={styles.features}>
      <Slideshow
        title="One place for the whole of it"
        noun="feature"
        items={features}
        className={styles.slides}
      >
        {({ file, alt, title, text, link }) => (
          <div className={styles.feature}>
            <Image
              folder="spotlight"
              file={file}
              alt={alt}
              width={2500}
              height={1563}
              sizes="(min-width: 1024px) 58vw, 100vw"
              className={`${site.picture} ${styles.picture}`}
            />
            <div className={styles.text}>
              <h3 className={site.subheading}>{title}</h3>
              <p className={`${site.text} ${site.muted}`}>{text}</p>
              <Link
                variant="tertiary"
                href={link.href}
                className={styles.link}
                data-lintel-id={`feature${link.href.replaceAll('/', '-')}`}
              >
                {link.label}
              </Link>
            </div>
          </div>
        )}
      </Slideshow>
    </div>
  );
}
