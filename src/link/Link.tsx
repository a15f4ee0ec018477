'use client';
import { createSlot, Slottable } from '@radix-ui/react-slot';
import {
  cloneElement,
  forwardRef,
  isValidElement,
  type AnchorHTMLAttributes,
  type HTMLAttributeAnchorTarget,
  type ReactNode,
} from 'react';
import { readHref } from '../browser/urls';
import type { HostName } from '../site/siteConfig';
import {
  findCurrent,
  resolveHref,
  startHref,
  type SitePage,
} from '../site/links';
import { useSettings } from '../parts/contexts';
import { pageUrlOf, useDocument } from '../parts/useDocument';
import { useSitePage } from '../parts/useSitePage';
import { useMessage } from '../parts/useMessage';
import { Icon } from '../ui/Icon';
import { isPhoneOf } from '../parts/marks';
import { visuallyHidden } from '../styles/classes.css';
import * as styles from './Link.css';

/**
 * Props of `Link`, in addition to the attributes of `<a>`.
 * @example
 * import type { LinkProps } from 'lintel';
 *
 * const props: LinkProps = { href: '/pricing', variant: 'primary' };
 */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * A path on this site, a path on `host`, or a whole address. Unsafe addresses,
   * and paths that do not begin with `/`, lead to the home page. In narrow
   * windows, links to templates lead to `/start`.
   * @example '/pricing'
   */
  href: string;
  /**
   * The look: `primary` is a filled button, `secondary` an outlined button,
   * `tertiary` has an arrow, and `inline` is underlined, for use in a sentence.
   * @default 'inline'
   * @example 'primary'
   */
  variant?: 'primary' | 'secondary' | 'tertiary' | 'inline' | undefined;
  /**
   * Another host of the site, on which `href` is a path.
   * @default this site
   * @example 'support'
   */
  host?: HostName | undefined;
  /**
   * Whether it opens in a new tab, which screen readers announce. Lintel does
   * not derive it from the address.
   * @default false
   * @example true
   */
  external?: boolean | undefined;
  /**
   * Renders its only child, such as your router's link, instead of an `<a>`. The
   * child gets `href`, class name, ref and all attributes it does not set itself.
   * @default false
   * @example true
   */
  asChild?: boolean | undefined;
  /**
   * Overrides the `_blank` of `external`. A new tab is announced only if the link
   * opens one.
   * @default `'_blank'` with `external`
   * @example '_self'
   */
  target?: HTMLAttributeAnchorTarget | undefined;
  /**
   * Overrides the `noopener` of `external`.
   * @default `'noopener'` with `external`
   * @example 'nofollow'
   */
  rel?: string | undefined;
  /**
   * The content of the link. With `asChild`, the one element to render.
   * @default none
   * @example 'See prices'
   */
  children?: ReactNode;
}

type Given = AnchorHTMLAttributes<HTMLAnchorElement>;

/**
 * A link that follows the same rules as the header's links, in four variants.
 * Renders an `<a>`, which gets all other attributes, such as `data-lintel-id`.
 *
 * A router adapter passes on the links of `Header` and `MobileDrawer`. Elsewhere,
 * a click loads a page: use `asChild` with your router's link.
 *
 * It inherits the text's size and colour. Buttons use the colours of the theme:
 * in a dark part of a page, swap `--lintel-color-ink` and
 * `--lintel-color-paper`. Inside the header, links use the header's colours.
 *
 * @example
 * import { Link } from 'lintel';
 * import NextLink from 'next/link';
 *
 * export function Prices() {
 *   return (
 *     <>
 *       <Link href="/pricing" variant="primary">
 *         See prices
 *       </Link>
 *       <Link asChild href="/compare" variant="tertiary">
 *         <NextLink href="/compare">Compare plans</NextLink>
 *       </Link>
 *     </>
 *   );
 * }
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  {
    href,
    variant = 'inline',
    host,
    external = false,
    asChild = false,
    target = external ? '_blank' : undefined,
    rel = external ? 'noopener' : undefined,
    className = '',
    children,
    ...props
  },
  ref,
) {
  const page = useSitePage();
  const opensInNewTab = useMessage(page, 'opensInNewTab', external);
  const given = resolveHref(
    { href: readHref(href) ?? '/', host, external },
    page,
  );
  const mark = useMarkOf(given, page);
  const address = external ? given : mark.href;
  const current = !external && mark.isCurrent ? 'page' : undefined;
  // Replaces the child's own `href`, to which no rules have been applied.
  const element = asChild ? elementOf(children) : null;
  const child = isValidElement<Given>(element)
    ? cloneElement(element, { href: address })
    : undefined;
  const Element = child ? LinkSlot : 'a';
  return (
    <Element
      data-lintel="link"
      data-lintel-variant={variant}
      {...props}
      href={address}
      target={target}
      rel={rel}
      aria-current={props['aria-current'] ?? current}
      ref={ref}
      className={`${styles.link[variant]} ${className}`.trim()}
    >
      <Slottable>{child ?? children}</Slottable>
      {variant === 'tertiary' ? (
        <span className={styles.room}>
          <Icon
            shape={external ? 'external' : 'arrow'}
            className={external ? styles.outward : styles.ahead}
          />
        </span>
      ) : null}
      {external && (child?.props.target ?? target) === '_blank' ? (
        <span className={visuallyHidden}> ({opensInNewTab})</span>
      ) : null}
    </Element>
  );
});

/**
 * The element that a server component has passed, which can be lazy. React reads
 * it in this way too, and waits if it has not arrived.
 * https://github.com/facebook/react/blob/v19.0.0/packages/react/src/ReactLazy.js
 */
function elementOf(child: ReactNode): ReactNode {
  const { _init: read, _payload } = (child ?? {}) as Partial<LazyNode>;
  return read ? elementOf(read(_payload)) : child;
}

interface LazyNode {
  _init(this: void, payload: unknown): ReactNode;
  _payload: unknown;
}

// Radix begins its error messages with this name.
const LinkSlot = createSlot('Lintel: Link');

/** What the page changes about a link (behaviour L2 and L4), except an external one. */
function useMarkOf(href: string, page: SitePage) {
  const settings = useSettings();
  const address = useDocument((now) =>
    isPhoneOf(now, settings) ? startHref(href, location.origin, page) : href,
  );
  const current = useDocument((now) =>
    findCurrent([address], pageUrlOf(now, settings), page)(address),
  );
  return { href: address, isCurrent: current === 'page' };
}
