import * as site from '../site/site.css';
import * as styles from './Shop.css';

const classes = [
  ['Wheel throwing', 'Saturdays, 10 to 1', '2 places'],
  ['Glazing', 'Tuesdays, 6 to 8', '5 places'],
  ['Open workshop', 'Every Friday', 'Come along'],
] as const;

/** The classes of the workshop. */
export function Classes() {
  return (
    <section className={styles.classes}>
      <h2 className={site.heading}>Classes</h2>
      <ul className={site.list}>
        {classes.map(([name, time, places]) => (
          <li key={name} className={styles.entry}>
            <h3 className={styles.name}>{name}</h3>
            <span>{time}</span>
            <span className={styles.places}>{places}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
