import * as styles from './figures.css';

const week = [
  ['Mon', 18],
  ['Tue', 24],
  ['Wed', 22],
  ['Thu', 31],
  ['Fri', 46],
  ['Sat', 72],
  ['Sun', 12],
] as const;

const most = Math.max(...week.map(([, orders]) => orders));

/** The orders of a week, as bars with their numbers. */
export function Insights() {
  return (
    <div className={styles.figure}>
      <table className={styles.table}>
        <caption className={styles.captionAbove}>Orders in a week</caption>
        <tbody>
          {week.map(([day, orders]) => (
            <tr key={day}>
              <th scope="row" className={styles.day}>
                {day}
              </th>
              <td className={styles.orders}>
                <div className={styles.track}>
                  <span
                    className={styles.bar}
                    style={{ width: `${(100 * orders) / most}%` }}
                  />
                </div>
                {orders}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
