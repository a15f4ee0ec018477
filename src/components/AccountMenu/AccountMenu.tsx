'use client';
import type { AccountMenuReason } from '../../core/accountMenu';
import {
  callbackOf,
  idOf,
  millisecondsOf,
  openingOf,
} from '../../core/propValues';
import { useAuthState } from '../../hooks/useAuthState';
import { useContent } from '../../hooks/useContent';
import { PartProvider } from '../../hooks/PartProvider';
import { useMotionBlock } from '../../hooks/useMotionBlock';
import { usePageTracking } from '../../hooks/usePageTracking';
import type { PartSettings } from '../../hooks/useSettings';
import { SettingsProvider } from '../../provider/SettingsProvider';
import { useUniqueId } from '../../hooks/useUniqueId';
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
   * it; `0` is the letter of the specification.
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
