import type { ReactNode } from 'react';
import { AccountMenu } from '../../src/account/AccountMenu';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { Link } from '../../src/link/Link';
import * as page from '../pages/page.css';
import { useSetting } from '../shared/SettingContext';
import * as styles from './ControlTable.css';
import { stateNames } from './stateContent';

/** Each with an id of its own. */
const controls: Record<string, (id: string) => ReactNode> = {
  'Language button': (id) => <LanguageMenu id={`language-${id}`} />,
  Avatar: (id) => <AccountMenu id={`account-${id}`} />,
  'Menu button of a phone': (id) => (
    <span className={styles.bar}>
      <MobileDrawer id={`drawer-${id}`} />
    </span>
  ),
  'Primary button': () => (
    <Link variant="primary" href="/start">
      Get started
    </Link>
  ),
  'Secondary button': () => (
    <Link variant="secondary" href="/prices">
      See prices
    </Link>
  ),
  'Link with an arrow': () => (
    <Link variant="tertiary" href="/teams">
      For teams
    </Link>
  ),
  'Link in a sentence': () => <Link href="/more">All that comes with it</Link>,
};

/** Each control in each state. */
export function ControlTable() {
  return (
    <main className={page.ground[useSetting().theme]} lang="en" dir="ltr">
      <div className={`${page.content} ${styles.place}`}>
        <h1 className={styles.title}>Controls and their states</h1>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {stateNames.map((state) => (
                <th key={state} scope="col" className={styles.name}>
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(controls).map(([name, render]) => (
              <tr key={name}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                {stateNames.map((state) => (
                  <td
                    key={state}
                    data-state={state.toLowerCase()}
                    className={styles.cell}
                  >
                    {render(state)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
