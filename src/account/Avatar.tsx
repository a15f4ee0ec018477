'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type FocusEvent, type ForwardedRef } from 'react';
import { createLoader } from '../browser/loader';
import { useAuthState } from '../parts/useAuthState';
import { useContent } from '../parts/ContentProvider';
import { attributesOf } from '../parts/settings';
import { usePartPage } from '../parts/useSitePage';
import { LazyPart, useLazyPart } from '../ui/LazyPart';
import {
  ACCOUNT_TIMES,
  readHover,
  type HoverOptions,
} from '../ui/open/hoverMenu';
import { hasKeyboardFocus } from '../ui/open/keyboardFocus';
import { useHoverMenu } from '../ui/open/useHoverMenu';
import { useOpenValue, type Open } from '../ui/open/useOpen';
import { mergeRootProps } from '../ui/rootProps';
import * as styles from './Account.css';
import { ACCOUNT } from './accountItem';
import { LogInLink } from './AccountSlot';
import { AvatarFace } from './AvatarFace';

const avatarMenu = createLoader('account menu', () =>
  import('./AvatarMenu').then(({ AvatarMenu }) => AvatarMenu),
);

interface AvatarProps {
  id: string;
  opening: Open<string | null>;
  hover?: HoverOptions | 'literal' | undefined;
  /** Whether no element around it sets the language of its words. */
  isAlone?: boolean;
  /** Of its element, which also gets all other attributes. */
  rootRef?: ForwardedRef<HTMLDivElement>;
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * If the visitor is logged in, a link to the account that becomes the button of the
 * menu once the menu has loaded. It stays the same element, so that focus and hover
 * are not lost.
 */
export function Avatar({
  id,
  opening,
  hover: times,
  isAlone = false,
  rootRef,
  onError,
  ...props
}: AvatarProps) {
  const page = usePartPage();
  const { user } = useAuthState(page);
  const content = useContent();
  const buttonId = `${id}-button`;
  const area = useRef<HTMLDivElement>(null);
  const ref = useComposedRefs(area, rootRef);
  const avatar = useRef<HTMLAnchorElement>(null);
  const menu = useLazyPart(avatarMenu, user !== null, onError);
  const isOpen = useOpenValue(opening) !== null;
  // A hover from before may open it.
  const open = isOpen && menu !== null;
  const hover = useHoverMenu({
    open: opening,
    times: readHover(times, ACCOUNT_TIMES),
    area: () => area.current,
  });
  if (!user) return null;
  // `navigation.account` may have no link, only Log Out.
  const account = content.account.find((entry) => 'href' in entry) ?? {
    href: page.site.urlOn('account', '/'),
  };
  return (
    <div
      {...mergeRootProps(attributesOf(props), {
        id: isAlone ? id : undefined,
        'data-lintel': 'account-menu',
        'data-lintel-section': 'header-nav',
        lang: isAlone ? content.locale : undefined,
        dir: isAlone ? content.direction : undefined,
        'data-state': open ? 'open' : 'closed',
        className: styles.area,
        ...hover.itemProps(ACCOUNT),
        // A key keeps a menu open that the pointer has just left (behaviour M6).
        onFocus({ currentTarget }: FocusEvent) {
          if (hasKeyboardFocus(currentTarget)) hover.send({ type: 'focus' });
        },
      })}
      ref={ref}
    >
      <a
        ref={avatar}
        data-lintel="avatar"
        data-lintel-id="account-menu"
        href={account.href}
        className={styles.avatar}
        aria-label={content.messages.accountMenu}
        {...hover.buttonProps}
        {...(menu && {
          id: buttonId,
          role: 'button',
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': open ? `${buttonId}-menu` : undefined,
        })}
      >
        <AvatarFace user={user} />
      </a>
      <LazyPart
        part={menu}
        props={{ id: buttonId, user, area, avatar, open, opening, hover }}
      />
    </div>
  );
}

/** The avatar if the visitor is logged in, above Log In, whose width it keeps. */
export function LogInOrAvatar(props: AvatarProps) {
  return (
    <>
      <LogInLink />
      <Avatar {...props} />
    </>
  );
}
