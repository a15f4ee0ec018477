import { visuallyHidden } from '../../../src/styles/classes.css';
import { comparison, plans } from './plans';
import * as styles from './Comparison.css';

/** All features by plan. The names of the plans stay below the header. */
export function Comparison() {
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>Features by plan</caption>
      <thead>
        <tr>
          <td className={styles.corner} />
          {plans.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.plan}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {comparison.map(({ group, features }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.group}>
              {group}
            </th>
          </tr>
          {features.map(({ name, values }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.feature}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={plans[index]!.id} className={styles.value}>
                  <Value value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Value({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <svg
        aria-hidden="true"
        className={value ? styles.included : styles.missing}
        width="20"
        height="20"
        viewBox="0 0 20 20"
      >
        <path d={value ? 'M4 10.5l4 4 8-9' : 'M6 10h8'} />
      </svg>
      <span className={visuallyHidden}>
        {value ? 'Included' : 'Not included'}
      </span>
    </>
  );
}
