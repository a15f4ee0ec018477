import { useState } from 'react';
import { Link } from '../../../src/index';
import { StoryHeader } from '../../shared/StoryHeader';
import * as page from '../page.css';
import { Crop } from '../site/Crop';
import { visuallyHidden } from '../../../src/components/shared/visuallyHidden.css';
import * as site from '../site/site.css';
import { SitePage } from '../site/SitePage';
import { Basket } from './Basket';
import { Classes } from './Classes';
import { ProductGrid } from './ProductGrid';
import { products, type Product } from './products';
import * as styles from './Shop.css';
import { ShopLogo } from './ShopLogo';
import { shopNavigation } from './shopNavigation';

/** How many of each product are in the basket, by the product's id. */
export type Amounts = Record<string, number>;

/** A shop with its own menus, logo, basket and colours. */
export function ShopPage() {
  const [amounts, setAmounts] = useState<Amounts>({});
  const [latest, setLatest] = useState<Product>();
  const count = Object.values(amounts).reduce((sum, each) => sum + each, 0);
  const add = (product: Product) => {
    const { id } = product;
    setAmounts((before) => ({ ...before, [id]: (before[id] ?? 0) + 1 }));
    setLatest(product);
  };
  return (
    <SitePage
      name="shop"
      className={styles.shop}
      header={
        <StoryHeader
          navigation={shopNavigation}
          logo={<ShopLogo />}
          actions={<BasketLink count={count} />}
        />
      }
      footer={<ShopFooter />}
    >
      <div className={styles.opening}>
        <h1 className={page.title}>Used every day</h1>
        <p className={page.lead}>
          Pots from one workshop, thrown and fired in small numbers.
        </p>
      </div>
      <Crop
        file="workshop"
        alt="Vases, a bottle, cups, a bowl and a jar on a shelf"
        region={{ left: 6.2, top: 36.5, width: 67, height: 42.5 }}
        sizes="150vw"
        isFirst
      />
      <ProductGrid products={products} onAdd={add} />
      <p role="status" className={visuallyHidden}>
        {latest
          ? `${latest.name} is in the basket. The basket has ${pieces(count)}.`
          : null}
      </p>
      <Classes />
      <Basket
        products={products}
        amounts={amounts}
        onEmpty={() => {
          setAmounts({});
          setLatest(undefined);
        }}
      />
    </SitePage>
  );
}

function BasketLink({ count }: { count: number }) {
  return (
    <a
      className={styles.basketLink}
      href="#basket"
      lang="en"
      data-lintel-id="basket"
    >
      Basket{' '}
      <span className={styles.count}>
        {count}
        <span className={visuallyHidden}>
          {count === 1 ? ' piece' : ' pieces'}
        </span>
      </span>
    </a>
  );
}

function pieces(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}

function ShopFooter() {
  return (
    <footer className={`${page.content} ${styles.footer}`} lang="en" dir="ltr">
      <p className={site.small}>Shelf, 12 Kiln Lane. Open on Fridays.</p>
      <Link variant="inline" href="/website-design" className={site.small}>
        Made with Example
      </Link>
    </footer>
  );
}
