import { visuallyHidden } from '../../../src/components/shared/visuallyHidden.css';
import * as site from '../site/site.css';
import * as styles from './figures.css';

const lines = [
  ['Country loaf', '$6.50'],
  ['Two baguettes', '$4.80'],
  ['Rye rolls, three bags', '$10.80'],
] as const;

/** An order, as the customer sees it after the payment. */
export function Order() {
  return (
    <div className={styles.figure}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>An order</caption>
        <tbody>
          {lines.map(([product, price]) => (
            <tr key={product}>
              <th scope="row" className={styles.cell}>
                {product}
              </th>
              <td className={`${styles.cell} ${styles.number}`}>{price}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${styles.cell} ${styles.total}`}>
              Total
            </th>
            <td className={`${styles.cell} ${styles.number} ${styles.total}`}>
              $22.10
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={site.small}>
        Paid by card, 41 seconds after the first loaf.
      </p>
    </div>
  );
}
