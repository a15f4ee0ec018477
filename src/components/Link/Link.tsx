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
import { choiceOf } from '../../core/report/propValues';
import { isHostName, type HostName } from '../../core/site/site';
import { useLinkContextValue } from '../../react/links/useLinkContext';
import { useMessage } from '../../react/content/useMessage';
import { linkVariants } from '../shared/choices';
import { Icon } from '../shared/Icon';
import { anchorProps } from '../shared/NavigationAnchor';
import { useLintedProps } from '../lint/useLintedProps';
import { visuallyHidden } from '../shared/visuallyHidden.css';
import * as styles from './Link.css';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * A path on this site, a path on `host`, or a whole address. A scheme that
   * could run a script becomes `/`; what ends in `/templates` leads to
   * `/start` on phones (specification §2).
   */
  href: string;
  /**
   * What it looks like (specification §4): `primary` is a filled button,
   * `secondary` an outlined one, `tertiary` a text with an arrow, and `inline`
   * an underlined part of a sentence.
   * @default 'inline'
   */
  variant?: 'primary' | 'secondary' | 'tertiary' | 'inline';
  /** One of the provider's other hosts, which `href` is a path on. */
  host?: HostName;
  /**
   * Opens in a new tab, and tells screen readers so in the page's language
   * (specification §2). Not guessed from the address.
   * @default false
   */
  external?: boolean;
  /**
   * Draws its one child, such as a router's own link, instead of an `<a>`: it
   * takes on `href`, class name, ref and whatever else it does not say itself.
   * @default false
   */
  asChild?: boolean;
  /** Wins over the `_blank` of `external`; without a new tab none is announced. */
  target?: HTMLAttributeAnchorTarget;
  /** Wins over the `noopener` of `external`. */
  rel?: string;
  /** Its text; with `asChild` the one element that is drawn. */
  children?: ReactNode;
}

type Given = AnchorHTMLAttributes<HTMLAnchorElement>;

/**
 * A link that follows the rules of the header's own (specification §2), in
 * four looks (§4). Renders an `<a>`.
 *
 * It takes its text from around it, and a button its ground from the theme's
 * colours: a dark part of a page swaps `--lintel-color-ink` and
 * `--lintel-color-paper` for what is in it. Inside the header it follows the
 * header's surface.
 *
 * @example
 * <Link href="/pricing" variant="primary">See prices</Link>
 * @example
 * <Link asChild href="/pricing" variant="tertiary">
 *   <NextLink href="/pricing">See prices</NextLink>
 * </Link>
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(
  function Link(given, ref) {
    useLintedProps('Link', given);
    const { href, variant, host, external, asChild, ...props } =
      readProps(given);
    const opensInNewTab = useMessage('opensInNewTab', external);
    const anchor = anchorProps({ href, host, external }, useLinkContextValue());
    const { className = '', children, ...own } = withDefaults(props, anchor);
    const child = asChild ? withHref(children, anchor.href) : children;
    const target = (asChild ? targetOf(child) : undefined) ?? own.target;
    const Element = asChild ? LinkSlot : 'a';
    return (
      <Element
        data-lintel="link"
        data-variant={variant}
        {...own}
        ref={ref}
        className={`${styles.link[variant]} ${className}`.trim()}
      >
        <Slottable>{child}</Slottable>
        {variant === 'tertiary' ? <Arrow external={external} /> : null}
        {external && target === '_blank' ? (
          <span className={visuallyHidden}> ({opensInNewTab})</span>
        ) : null}
      </Element>
    );
  },
);

/** Its props, without what a caller without types may get wrong. */
function readProps({ variant, host, external, asChild, ...props }: LinkProps) {
  return {
    ...props,
    variant: choiceOf(variant, linkVariants),
    host: isHostName(host) ? host : undefined,
    external: external === true,
    // A slot throws where it has no element to merge with.
    asChild: asChild === true && isValidElement(props.children),
  };
}

// The name stands at the beginning of its errors.
const LinkSlot = createSlot('Lintel: Link');

/** Goes ahead, or out. */
function Arrow({ external }: { external: boolean }) {
  return (
    <span className={styles.room}>
      <Icon
        shape={external ? 'external' : 'arrow'}
        className={external ? styles.outward : styles.ahead}
      />
    </span>
  );
}

/** What a caller says of the anchor wins over the rules. */
function withDefaults<Props extends Given>(
  props: Props,
  anchor: ReturnType<typeof anchorProps>,
) {
  const {
    target = anchor.target,
    rel = anchor.rel,
    'aria-current': current = anchor['aria-current'],
  } = props;
  return { ...props, href: anchor.href, target, rel, 'aria-current': current };
}

/** A child's own `href` is the address before the rules. */
function withHref(child: ReactNode, href: string): ReactNode {
  return isValidElement<Given>(child) ? cloneElement(child, { href }) : child;
}

function targetOf(child: ReactNode): string | undefined {
  return isValidElement<Given>(child) ? child.props.target : undefined;
}
