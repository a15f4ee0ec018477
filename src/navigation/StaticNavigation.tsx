'use client';
import type { ResolvedMenu } from '../content/resolveContent';
import { useContent, useMenuMark } from '../parts/ContentProvider';
import { useMedia } from '../parts/useDocument';
import { narrow } from '../styles/breakpoints';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Icon } from '../ui/Icon';
import * as styles from './MainNavigation.css';
import { TopLink } from './MenuItem';
import { Panel } from './Panel';

interface StaticNavigationProps {
  id: string;
  /**
   * Whether every panel is shown, so that a button would do nothing.
   * @default whether the window is too narrow for a bar
   */
  shown?: boolean | undefined;
}

/**
 * The same panels without state. CSS opens them on hover and focus, as it does
 * before hydration (behaviour M11). It replaces a navigation that throws, and is
 * the plain list of `MobileDrawer`.
 */
export function StaticNavigation({ id, shown }: StaticNavigationProps) {
  const { items, messages } = useContent();
  const isList = useMedia(narrow) || shown;
  return (
    <nav
      id={`${id}-navigation`}
      aria-label={messages.mainNavigation}
      className={items[4] ? styles.crowded : styles.navigation}
    >
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item}>
            {'groups' in item ? (
              <StaticMenu
                menu={item}
                id={`${id}-menu-${index}`}
                shown={isList}
              />
            ) : (
              <TopLink link={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StaticMenuProps extends StaticNavigationProps {
  menu: ResolvedMenu;
}

function StaticMenu({ menu, id, shown }: StaticMenuProps) {
  const isCurrent = useMenuMark(menu);
  const Entry = shown ? 'span' : 'button';
  return (
    <>
      <Entry
        type={shown ? undefined : 'button'}
        id={`${id}-trigger`}
        aria-current={isCurrent || undefined}
        className={styles.entry}
      >
        {menu.label}
        {!shown && <Icon shape="chevron" size={16} />}
      </Entry>
      <ErrorBoundary>
        <Panel menu={menu} id={`${id}-panel`} triggerId={`${id}-trigger`} />
      </ErrorBoundary>
    </>
  );
}
