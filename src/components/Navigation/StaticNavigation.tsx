'use client';
import { isMenu } from '../../content/navigation';
import { useContent } from '../../react/content/useContent';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { Icon } from '../shared/Icon';
import * as styles from './MainNavigation.css';
import { Panel } from './Panel';
import { TopLink } from './TopLink';

/**
 * The same panels without state: what stands in when the live navigation has
 * thrown. CSS opens them by hover and focus, as before hydration.
 */
export function StaticNavigation({ id }: { id: string }) {
  const { navigation, messages } = useContent();
  return (
    <nav
      id={`${id}-navigation`}
      aria-label={messages.mainNavigation}
      className={styles.navigation}
    >
      <ul className={styles.list}>
        {navigation.items.map((item, index) =>
          isMenu(item) ? (
            <li key={item.id} className={styles.item}>
              <button
                type="button"
                id={`${id}-menu-${index}-trigger`}
                className={styles.trigger}
              >
                {item.label}
                <Icon shape="chevron" size={16} />
              </button>
              <ErrorBoundary>
                <Panel
                  menu={item}
                  id={`${id}-menu-${index}-panel`}
                  triggerId={`${id}-menu-${index}-trigger`}
                  open={false}
                />
              </ErrorBoundary>
            </li>
          ) : (
            <li key={item.id} className={styles.item}>
              <TopLink link={item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
