'use client';
import { useRef } from 'react';
import { useMarkedLinks } from '../link/useMarkedLinks';
import { useContent } from '../parts/ContentProvider';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Icon } from '../ui/Icon';
import * as styles from './MainNavigation.css';
import { TopLink } from './MenuItem';
import { Panel } from './Panel';

interface StaticNavigationProps {
  id: string;
  /** Whether every panel is shown, so that a button would do nothing. */
  shown?: boolean;
}

/**
 * The same panels without state. CSS opens them on hover and focus, as it does
 * before hydration (behaviour M11). It replaces a navigation that throws, and is
 * the plain list of `MobileDrawer`.
 */
export function StaticNavigation({ id, shown }: StaticNavigationProps) {
  const { items, messages } = useContent();
  const root = useRef<HTMLElement>(null);
  useMarkedLinks(root);
  const Entry = shown ? 'span' : 'button';
  return (
    <nav
      ref={root}
      id={`${id}-navigation`}
      aria-label={messages.mainNavigation}
      className={items[4] ? styles.crowded : styles.navigation}
    >
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item}>
            {'groups' in item ? (
              <>
                <Entry
                  type={shown ? undefined : 'button'}
                  id={`${id}-menu-${index}-trigger`}
                  aria-current={item.isCurrent || undefined}
                  className={styles.entry}
                >
                  {item.label}
                  {!shown && <Icon shape="chevron" size={16} />}
                </Entry>
                <ErrorBoundary>
                  <Panel
                    menu={item}
                    id={`${id}-menu-${index}-panel`}
                    triggerId={`${id}-menu-${index}-trigger`}
                  />
                </ErrorBoundary>
              </>
            ) : (
              <TopLink link={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
