import { Crop } from '../site/Crop';
import * as site from '../site/site.css';
import type { Product } from './products';
import * as styles from './Shop.css';

interface ProductGridProps {
  products: readonly Product[];
  onAdd(product: Product): void;
}

/** The products, each with a button that puts it into the basket. */
export function ProductGrid({ products, onAdd }: ProductGridProps) {
  return (
    <section className={site.section}>
      <h2 className={site.heading}>From the last firing</h2>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.id} className={styles.product}>
            <Crop
              file="workshop"
              alt={product.alt}
              region={product.region}
              sizes="(min-width: 1024px) 119vw, 238vw"
            />
            <div className={styles.about}>
              <h3 className={styles.name}>{product.name}</h3>
              <span>${product.price}</span>
            </div>
            <p className={styles.description}>{product.text}</p>
            <button
              type="button"
              className={`${site.button} ${styles.add}`}
              aria-label={`Add to basket: ${product.name}`}
              data-lintel-id={`add-${product.id}`}
              onClick={() => onAdd(product)}
            >
              Add to basket
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
