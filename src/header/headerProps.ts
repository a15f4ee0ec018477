import type { ForwardedRef, HTMLAttributes, ReactNode } from 'react';
import type { HeaderTheme } from '../parts/settings';
import type { RootAttributes, LintelSettings } from '../parts/settings';
import type { HoverOptions } from '../ui/open/hoverMenu';
import type { OpenReason } from '../ui/open/useOpen';

/**
 * Props of `Header`, in addition to the settings and the attributes of its
 * `<header>`. It sets `lang`, `dir`, `children` and `data-lintel…` itself.
 * @example
 * import type { HeaderProps } from 'lintel';
 *
 * const props: HeaderProps = { theme: 'dark-background', position: 'overlay' };
 */
export interface HeaderProps
  extends LintelSettings, RootAttributes<HTMLElement, 'lang' | 'dir'> {
  /**
   * The id of the `<header>`, and the prefix of all others in it. Set it if a page has two.
   * @default 'lintel'
   * @example 'shop'
   */
  id?: string | undefined;
  /**
   * The background of the page behind the header. If the header is in a shared
   * layout, a page can set it with `data-lintel-page-theme` on any element, or
   * with `sendHeaderMessage`.
   * @default 'light-background'
   * @example 'dark-background'
   */
  theme?: HeaderTheme | undefined;
  /**
   * `sticky` stays in view. `overlay` stays in view too, covers the top of the
   * page, and is transparent until the page is scrolled or a menu opens.
   * `static` scrolls away.
   * @default 'sticky'
   * @example 'overlay'
   */
  position?: 'static' | 'sticky' | 'overlay' | undefined;
  /**
   * Whether a `sticky` or `overlay` header hides while the visitor scrolls
   * down, and returns on the way up.
   * @default false
   * @example true
   */
  hideOnScroll?: boolean | undefined;
  /**
   * `minimal` shows logo, languages, login and actions only, for checkouts and
   * campaigns.
   * @default 'full'
   * @example 'minimal'
   */
  variant?: 'full' | 'minimal' | undefined;
  /**
   * The logo, inside the link to the home page. It must not contain ids, because
   * the drawer repeats it.
   * @default the site's domain, or the word for home
   * @example <img src="/logo.svg" alt="Studio" width={96} height={24} />
   */
  logo?: ReactNode;
  /**
   * Shown above the bar, inside the header: a promotion or a notice.
   * @default none
   * @example <p>Half price until Friday</p>
   */
  banner?: ReactNode;
  /**
   * Shown at the end of the bar, and at the foot of the drawer: a call to action.
   * In the drawer, elements with `flex-grow: 1` fill the width next to Log In.
   * @default none
   * @example <a href="/start">Get started</a>
   */
  actions?: ReactNode;
  /**
   * The one action that the site lives from, in the bar of every window: at its
   * end, on phones between logo and menu button. Where it does not fit there, it
   * is at the foot of the drawer.
   * @default none
   * @example <a href="/start">Get started</a>
   */
  primaryAction?: ReactNode;
  /**
   * Times of hovers on the menus, in ms. With `literal`, every hover counts: it
   * opens a menu at once and switches after 100 ms wherever the pointer moves, and
   * a click right after it closes the menu. Leaving closes no menu of the bar, and
   * the account menu at once. Of the times, the account menu has `reflex`.
   * @default { open: 60, switch: 100, leave: 300, reflex: 350 }
   * @example { open: 0, leave: 500 }
   */
  hover?: HoverOptions | 'literal' | undefined;
  /**
   * What is open, if you control it: `menu:` and the id of a menu, `languages`,
   * `account`, `drawer`, or `null` for nothing. What the window or the content does
   * not have is not shown: in a window below 1024 px, that is all but the drawer.
   * Sections and languages in the drawer are not part of it.
   * @default it controls itself
   * @example 'menu:products'
   */
  open?: HeaderOpen | undefined;
  /**
   * What is open initially. In a window below 1024 px the drawer is open, with that
   * section. `drawer` opens it without a section, and nothing in wider windows.
   * `onOpenChange` is not called.
   * @default null
   * @example 'menu:products'
   */
  defaultOpen?: HeaderOpen | undefined;
  /**
   * Called with what is open when that changes, and why: once when one thing
   * replaces another. If you pass `open`, called when the visitor wants to open or
   * close something, and when it can no longer be shown.
   * @default none
   * @example (open, { reason }) => console.log(open, reason)
   */
  onOpenChange?:
    ((open: HeaderOpen, details: { reason: OpenReason }) => void) | undefined;
  /**
   * Called once with the error if the header throws. Its links remain. The
   * `lintel:error` event on `window` reports the same, for pages that cannot
   * pass a function, and also parts that cannot be loaded.
   * @default none
   * @example (error) => console.error(error)
   */
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * What is open in a `Header`: a menu of the bar by its id, the language list, the
 * account menu, the drawer, or nothing.
 * @example
 * import type { HeaderOpen } from 'lintel';
 *
 * const products: HeaderOpen = 'menu:products';
 */
export type HeaderOpen =
  `menu:${string}` | 'languages' | 'account' | 'drawer' | null;

/** Props of the live header and of its fallback. */
export interface HeaderViewProps extends HeaderProps {
  id: string;
  theme: HeaderTheme;
  position: NonNullable<HeaderProps['position']>;
  variant: NonNullable<HeaderProps['variant']>;
  /** What the page gives to the `<header>`. */
  attributes: HTMLAttributes<HTMLElement>;
  rootRef: ForwardedRef<HTMLElement>;
}

/** The props of `Header` alone that are no attributes. */
export const HEADER_PROPS = [
  'theme',
  'position',
  'hideOnScroll',
  'variant',
  'logo',
  'banner',
  'actions',
  'primaryAction',
  'hover',
] as const;
