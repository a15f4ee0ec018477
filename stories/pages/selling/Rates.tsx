import { visuallyHidden } from '../../../src/components/shared/visuallyHidden.css';
import * as styles from './figures.css';

const rates = [
  ['In town', '1 day', '$4'],
  ['Same country', '2 days', '$6'],
  ['Neighbours', '4 days', '$11'],
  ['Everywhere else', '9 days', '$19'],
] as const;

/** What a parcel costs, and how long it takes. */
export function Rates() {
  return (
    <div className={styles.figure}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>Rates for a parcel of 2 kg</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              Parcel of 2 kg
            </th>
            <th scope="col" className={`${styles.head} ${styles.number}`}>
              Takes
            </th>
            <th scope="col" className={`${styles.head} ${styles.number}`}>
              Costs
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map(([place, time, price]) => (
            <tr key={place}>
              <th scope="row" className={styles.cell}>
                {place}
              </th>
              <td className={`${styles.cell} ${styles.number}`}>{time}</td>
              <td className={`${styles.cell} ${styles.number}`}>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
