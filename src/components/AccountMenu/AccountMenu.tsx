'use client';
import type { AccountMenuReason } from '../../core/account/accountMenu';
import {
  callbackOf,
  idOf,
  millisecondsOf,
  openingOf,
} from '../../core/report/propValues';
import { useAuthState } from '../../react/account/useAuthState';
import { useContent } from '../../react/content/useContent';
import { PartProvider } from '../../react/PartProvider';
import { useMotionBlock } from '../../react/page/useMotionBlock';
import { usePageTracking } from '../../react/analytics/usePageTracking';
import type { PartSettings } from '../../react/settings/useSettings';
import { SettingsProvider } from '../../react/settings/SettingsProvider';
import { useUniqueId } from '../../react/page/useUniqueId';
import { useLintedProps } from '../lint/useLintedProps';
import { Avatar } from './Avatar';

/** What `AccountMenu` takes, beside the settings of the provider. */
export interface AccountMenuProps extends PartSettings {
  /**
   * What its ids begin with: to be set where a page has two.
   * @default 'lintel-account-menu'
   */
  id?: string;
  /** Whether it is open, where the page decides it. */
  open?: boolean;
  /** Whether it begins open. @default false */
  defaultOpen?: boolean;
  /** Told of each opening and closing, and why; with `open`, of what the visitor would like. */
  onOpenChange?(open: boolean, details: { reason: AccountMenuReason }): void;
  /**
   * A click within this time (ms) of the hover that opened it does not close
   * it; `0` disables this.
   * @default 350
   */
  reflexClickMs?: number;
  /**
   * Told once when the menu threw; the avatar then is a link to the account.
   * `lintel:error` on `window` says the same, and tells of a menu that could
   * not be loaded.
   */
  onError?(error: unknown): void;
}

/**
 * The header's account menu, for elsewhere on the page: a member's avatar, and
 * under it Account Dashboard, Domains and Log Out (specification §2 and §4), or
 * the entries of `navigation.account`. Renders nothing for visitors who are
 * logged out, and on a site without accounts.
 */
export function AccountMenu(props: AccountMenuProps) {
  useLintedProps('AccountMenu', props);
  return (
    // It takes the settings from among them.
    <SettingsProvider {...props}>
      <PartProvider>
        <MembersAvatar {...props} />
      </PartProvider>
    </SettingsProvider>
  );
}

function MembersAvatar(props: AccountMenuProps) {
  const id = idOf(props.id) ?? 'lintel-account-menu';
  const { user } = useAuthState();
  const { locale } = useContent();
  useMotionBlock();
  usePageTracking();
  useUniqueId(id);
  return user ? (
    <Avatar
      id={id}
      lang={locale}
      user={user}
      {...openingOf(props)}
      reflexClickMs={millisecondsOf(props.reflexClickMs)}
      onError={callbackOf(props.onError)}
    />
  ) : null;
}
