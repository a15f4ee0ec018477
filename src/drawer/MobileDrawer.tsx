'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { forwardRef, useRef, type ForwardedRef, type ReactNode } from 'react';
import { useHydrated } from '../parts/useDocument';
import {
  attributesOf,
  readTheme,
  type HeaderTheme,
  type PartSettings,
  type RootAttributes,
} from '../parts/settings';
import { useContent, ContentProvider } from '../parts/ContentProvider';
import { useDelegatedNavigation } from '../parts/contexts';
import { Part } from '../parts/Part';
import { AccountSlot, LogInOrOut } from '../account/AccountSlot';
import { StaticNavigation } from '../navigation/StaticNavigation';
import { mergeRootProps } from '../ui/rootProps';
import * as styles from './Drawer.css';
import { useOpenState, type OpenOptions } from '../ui/open/useOpen';
import { DrawerPart } from './DrawerPart';
import { useMobileMenu } from './useMobileMenu';

/**
 * Props of `MobileDrawer`, in addition to the settings and the attributes of the
 * `<div>` around button and list. It sets `lang`, `dir`, `children` and
 * `data-lintel…` itself.
 * @example
 * import type { MobileDrawerProps } from 'lintel';
 *
 * const props: MobileDrawerProps = { id: 'menu', theme: 'dark-background' };
 */
export interface MobileDrawerProps
  extends
    PartSettings,
    OpenOptions,
    RootAttributes<HTMLDivElement, 'lang' | 'dir'> {
  /**
   * Its id, and the prefix of those in it. Set it if a page has two.
   * @default 'lintel-mobile'
   * @example 'shop-menu'
   */
  id?: string | undefined;
  /**
   * The background behind its button. On a dark one, the drawer is black.
   * @default 'light-background'
   * @example 'dark-background'
   */
  theme?: HeaderTheme | undefined;
  /**
   * Shown at its top on phones: your logo, in a link to the home page.
   * @default none
   * @example <Link href="/">Studio</Link>
   */
  logo?: ReactNode;
  /**
   * Shown at its foot, next to Log In: a call to action. Elements with
   * `flex-grow: 1` fill the width there.
   * @default none
   * @example <a href="/start">Get started</a>
   */
  actions?: ReactNode;
  /**
   * Called once with the error if the drawer throws. A plain list of the same
   * links replaces it. The `lintel:error` event on `window` reports the same.
   * @default none
   * @example (error) => console.error(error)
   */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * The menus for small screens, for a header of your own: a button and the modal
 * drawer that it opens. Not shown in windows of 1024 px and more.
 *
 * @example
 * import { Link, MobileDrawer } from 'lintel';
 *
 * export function OwnBar() {
 *   return (
 *     <div className="own-bar">
 *       <MobileDrawer
 *         site={{ domain: 'example.com' }}
 *         actions={<Link href="/start">Get started</Link>}
 *       />
 *     </div>
 *   );
 * }
 */
export const MobileDrawer = /* @__PURE__ */ forwardRef<
  HTMLDivElement,
  MobileDrawerProps
>(function MobileDrawer({ id = 'lintel-mobile', ...props }, ref) {
  return (
    <Part props={props} id={id}>
      <ContentProvider>
        <LiveDrawer {...props} id={id} rootRef={ref} />
      </ContentProvider>
    </Part>
  );
});

interface LiveDrawerProps extends MobileDrawerProps {
  id: string;
  rootRef: ForwardedRef<HTMLDivElement>;
}

function LiveDrawer({ rootRef, ...props }: LiveDrawerProps) {
  const { id, theme, logo, actions, onError } = props;
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { locale, direction } = useContent();
  const [open, onOpenChange] = useOpenState(props);
  const menu = useMobileMenu(root, { open, onOpenChange, onError });
  const { listOpen } = menu;
  // The server's HTML has every link. Without JavaScript, the list is the menu.
  const hasList = listOpen || !hydrated;
  const navigation = useDelegatedNavigation(listOpen);
  return (
    <div
      {...mergeRootProps(attributesOf(props, ['theme', 'logo', 'actions']), {
        id,
        lang: locale,
        dir: direction,
        'data-lintel': 'mobile-drawer',
        'data-lintel-section': 'header-nav',
        'data-lintel-theme': readTheme(theme),
        'data-lintel-menu': listOpen ? 'open' : undefined,
        className: styles.root,
        ...navigation,
      })}
      ref={useComposedRefs(root, rootRef)}
    >
      <DrawerPart
        {...{ id, logo, actions, menu }}
        listId={hasList ? `${id}-navigation` : undefined}
      />
      {hasList && (
        <div className={listOpen ? styles.list : undefined}>
          <StaticNavigation id={id} shown />
          <AccountSlot>
            <LogInOrOut />
          </AccountSlot>
        </div>
      )}
    </div>
  );
}
