import type { HeaderProps } from '../../../src/header/headerProps';
import { Header, Link } from '../../../src/index';
import * as styles from './BrandPage.css';
import type { Brand } from './brands';

interface BrandPageProps extends HeaderProps {
  brand: Brand;
}

/** The page of a brand, which its custom properties alone give its look. */
export function BrandPage({ brand, ...props }: BrandPageProps) {
  const { name, navigation, title, lead, primary, secondary } = brand;
  return (
    <div className={styles.page}>
      <Header
        logo={name}
        navigation={navigation}
        primaryAction={
          <Link href="/start" variant="primary">
            {primary}
          </Link>
        }
        {...props}
      />
      <main id="content">
        <div className={styles.opening}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <Link href="/start" variant="primary">
              {primary}
            </Link>
            <Link href="/more" variant="secondary">
              {secondary}
            </Link>
          </div>
        </div>
        <div className={styles.cover} />
      </main>
    </div>
  );
}
