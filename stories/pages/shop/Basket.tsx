import * as page from '../page.css';
import { visuallyHidden } from '../../../src/components/shared/visuallyHidden.css';
import * as site from '../site/site.css';
import type { Product } from './products';
import * as styles from './Shop.css';
import type { Amounts } from './ShopPage';

interface BasketProps {
  products: readonly Product[];
  amounts: Amounts;
  onEmpty(): void;
}

/** What the visitor has chosen. The link in the header leads here. */
export function Basket({ products, amounts, onEmpty }: BasketProps) {
  const chosen = products.filter(({ id }) => amounts[id]);
  const total = chosen.reduce(
    (sum, { id, price }) => sum + price * amounts[id]!,
    0,
  );
  return (
    <section id="basket" className={page.band} tabIndex={-1}>
      <div className={styles.basket}>
        <h2 className={site.heading}>Your basket</h2>
        {chosen.length === 0 ? (
          <p className={site.muted}>Nothing in it yet.</p>
        ) : (
          <div>
            <table className={styles.table}>
              <caption className={visuallyHidden}>Basket</caption>
              <tbody>
                {chosen.map(({ id, name, price }) => (
                  <tr key={id}>
                    <th scope="row" className={styles.cell}>
                      {name}
                    </th>
                    <td className={styles.cell}>× {amounts[id]}</td>
                    <td className={`${styles.cell} ${styles.sum}`}>
                      ${price * amounts[id]!}
                    </td>
                  </tr>
                ))}
                <tr>
                  <th scope="row" colSpan={2} className={styles.cell}>
                    Total
                  </th>
                  <td className={`${styles.cell} ${styles.sum}`}>${total}</td>
                </tr>
              </tbody>
            </table>
            <div className={site.actions}>
              <button
                type="button"
                className={site.button}
                data-lintel-id="empty-basket"
                onClick={onEmpty}
              >
                Empty the basket
              </button>
              <p className={site.small}>
                This is an example, so nothing can be ordered.
              </p>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
