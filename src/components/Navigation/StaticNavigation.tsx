'use client';
import { isMenu } from '../../content/navigation';
import { useContent } from '../../react/content/useContent';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { Icon } from '../shared/Icon';
import * as styles from './MainNavigation.css';
import { Panel } from './Panel';
import { TopLink } from './TopLink';

/**
 * The fallback if the navigation throws: the same panels without state. CSS
 * opens them on hover and focus, as it does before hydration (behaviour M11).
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
                className={styles.entry}
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
