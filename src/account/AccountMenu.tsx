'use client';
import { forwardRef } from 'react';
import type { HoverOptions } from '../ui/open/hoverMenu';
import { useOpen, type OpenOptions } from '../ui/open/useOpen';
import { ContentProvider } from '../parts/ContentProvider';
import { Part } from '../parts/Part';
import type { PartSettings, RootAttributes } from '../parts/settings';
import { ACCOUNT } from './accountItem';
import { Avatar } from './Avatar';

/**
 * Props of `AccountMenu`, in addition to the settings and the attributes of the
 * `<div>` around avatar and menu. It sets `lang`, `dir`, `children`, `data-state`
 * and `data-lintel…` itself.
 * @example
 * import type { AccountMenuProps } from 'lintel';
 *
 * const props: AccountMenuProps = { id: 'account', defaultOpen: true };
 */
export interface AccountMenuProps
  extends
    Omit<PartSettings, 'alternates' | 'onLanguageChange' | 'accounts'>,
    OpenOptions,
    RootAttributes<HTMLDivElement, 'lang' | 'dir'> {
  /**
   * Its id, and the prefix of those in it. Set it if a page has two.
   * @default 'lintel-account-menu'
   * @example 'footer-account'
   */
  id?: string | undefined;
  /**
   * Times of hovers, in ms. With `literal`, every hover counts: leaving closes the
   * menu at once, and so does a click right after the hover.
   * @default { open: 0, leave: 100, reflex: 350 }
   * @example { leave: 300 }
   */
  hover?: HoverOptions | 'literal' | undefined;
  /**
   * Called once with the error if the menu throws. The avatar then becomes a
   * link to the account. The `lintel:error` event on `window` reports the same,
   * and also a menu that cannot be loaded.
   * @default none
   * @example (error) => console.error(error)
   */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * The account menu without the header. Shows the logged-in visitor's avatar,
 * which opens a menu with Account Dashboard, Domains and Log Out, or with the
 * entries of `navigation.account`. Renders nothing if the visitor is logged out
 * or the site has no accounts.
 *
 * @example
 * import { AccountMenu } from 'lintel';
 *
 * export function OwnBar() {
 *   return (
 *     <div className="own-bar">
 *       <AccountMenu site={{ domain: 'example.com' }} />
 *     </div>
 *   );
 * }
 */
export const AccountMenu = /* @__PURE__ */ forwardRef<
  HTMLDivElement,
  AccountMenuProps
>(function AccountMenu({ id = 'lintel-account-menu', ...props }, ref) {
  const { open, defaultOpen, onOpenChange } = props;
  const opening = useOpen<string | null>(
    open === undefined ? undefined : itemOf(open),
    itemOf(!!defaultOpen),
    (next, reason) => onOpenChange?.(next !== null, { reason }),
  );
  return (
    <Part props={props} id={id}>
      <ContentProvider>
        <Avatar {...props} {...{ id, opening }} isAlone rootRef={ref} />
      </ContentProvider>
    </Part>
  );
});

const itemOf = (open: boolean) => (open ? ACCOUNT : null);
