'use client';
import {
  forwardRef,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ForwardedRef,
} from 'react';
import { useDocument } from '../parts/useDocument';
import { usePartPage } from '../parts/useSitePage';
import { useMessage } from '../parts/useMessage';
import { Part } from '../parts/Part';
import { isSameData } from '../parts/sameData';
import { useOpenState, type OpenOptions } from '../ui/open/useOpen';
import {
  attributesOf,
  type PartSettings,
  type RootAttributes,
} from '../parts/settings';
import { wide } from '../styles/breakpoints';
import { Disclosure } from '../ui/open/Disclosure';
import { Icon } from '../ui/Icon';
import { visuallyHidden } from '../styles/classes.css';
import { useStyleCheck } from '../dev/useStyleCheck';
import * as styles from './StickySideNav.css';
import { useIndicator } from './useIndicator';
import { useSectionJump } from './useSectionJump';
import { useSections, type SideNavItem } from './useSections';

/**
 * Props of `StickySideNav`, in addition to the settings for its words and the attributes
 * of its `<nav>`. It sets `aria-label` (by `label`), `children`, `data-state` and
 * `data-lintel…` itself.
 * @example
 * import type { StickySideNavProps } from 'lintel';
 *
 * const props: StickySideNavProps = {
 *   items: [{ id: 'pricing', label: 'Pricing' }],
 *   container: 'content',
 * };
 */
export interface StickySideNavProps
  extends
    Pick<PartSettings, 'locale' | 'content' | 'messages' | 'languages'>,
    OpenOptions,
    RootAttributes<HTMLElement, 'aria-label'> {
  /**
   * The sections, in page order. If two overlap, the later one is current.
   * @example [{ id: 'pricing', label: 'Pricing' }]
   */
  items: readonly SideNavItem[];
  /**
   * Its id, and the prefix of those in it. Set it if a page has two.
   * @default 'lintel-side-nav'
   * @example 'chapters'
   */
  id?: string | undefined;
  /**
   * The name of the navigation, without the word "navigation", which screen
   * readers add.
   * @default `'On this page'`, from its own or the provider's `content`,
   *   otherwise in the page's language
   * @example 'Chapters'
   */
  label?: string | undefined;
  /**
   * The id of the element within which it is sticky. If there is no such
   * element, `Unable to initialize component.` is printed and reported as
   * `lintel:error`, and the links still work.
   * @default its parent element
   * @example 'content'
   */
  container?: string | undefined;
  /**
   * `desktop` is a column, `mobile` a bar that opens a list.
   * @default a column from 1024 px on, and a bar below
   * @example 'mobile'
   */
  variant?: 'desktop' | 'mobile' | undefined;
  /**
   * Called with the id of the current section, or `null` between sections.
   * @default none
   * @example (id) => console.log(id)
   */
  onActiveChange?: ((id: string | null) => void) | undefined;
}

/**
 * Links to the sections of a long page. A sticky column next to them, or a
 * sticky bar above them on small screens. The section that contains the
 * vertical middle of the window is marked as current.
 *
 * @example
 * import { StickySideNav } from 'lintel';
 *
 * const items = [
 *   { id: 'features', label: 'Features' },
 *   { id: 'pricing', label: 'Pricing' },
 * ];
 *
 * export function Guide() {
 *   return (
 *     <main>
 *       <StickySideNav items={items} />
 *       <section id="features">…</section>
 *       <section id="pricing">…</section>
 *     </main>
 *   );
 * }
 */
export const StickySideNav = /* @__PURE__ */ forwardRef<
  HTMLElement,
  StickySideNavProps
>(function StickySideNav(props, ref) {
  const { id: prefix = 'lintel-side-nav' } = props;
  return (
    <Part props={props} id={`${prefix}-list`}>
      <SideNav {...props} prefix={prefix} rootRef={ref} />
    </Part>
  );
});

const OWN_PROPS = [
  'items',
  'label',
  'container',
  'variant',
  'onActiveChange',
] as const;

interface SideNavProps extends StickySideNavProps {
  prefix: string;
  rootRef: ForwardedRef<HTMLElement>;
}

function SideNav({ prefix, rootRef, ...props }: SideNavProps) {
  const { label: given, variant } = props;
  // Written in the JSX, they are a new array on every render.
  const [items, setItems] = useState(props.items);
  if (!isSameData(items, props.items)) setItems(props.items);
  const page = usePartPage();
  const { here } = page;
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wording = useMessage(page, 'onThisPage', given === undefined);
  const [wanted, setOpen] = useOpenState(props);
  // Unknown until hydration.
  const isWide = useDocument((state) => state?.matches(wide));
  const isColumn = variant ? variant === 'desktop' : isWide;
  const open = wanted && !isColumn;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wanted && isColumn && wasOpen.current) setOpen(false, 'resize');
    wasOpen.current = wanted && isColumn === false;
  }, [wanted, isColumn, setOpen]);
  const active = useSections(nav, button, { ...props, items });
  const onClick = useSectionJump(button);
  useIndicator(list, items, active, open);
  useStyleCheck('StickySideNav', nav, true);

  // `useIndicator` marks the current one, so that a list of a thousand links does
  // not render again whenever it changes.
  const links = useMemo(
    () =>
      items.map((item) => (
        <li key={item.id}>
          <a
            data-lintel="side-nav-link"
            data-lintel-id={item.id}
            data-lintel-name={item.label}
            href={`${here}#${item.id}`}
            className={styles.link}
          >
            {item.label}
          </a>
        </li>
      )),
    [items, here],
  );
  const label = given ?? wording;
  const current = items.find((item) => item.id === active);
  return (
    <Disclosure
      root={nav}
      given={{ attributes: attributesOf(props, OWN_PROPS), rootRef }}
      panelId={`${prefix}-list`}
      label={label}
      open={open}
      onOpenChange={setOpen}
      data-lintel="side-nav"
      data-lintel-section="side-nav"
      data-lintel-variant={variant}
      data-lintel-unmeasured={variant === 'desktop' ? undefined : ''}
      className={styles.nav}
      onClick={onClick}
      trigger={{
        ref: button,
        'data-lintel': 'side-nav-trigger',
        'data-lintel-id': 'side-nav',
        'data-lintel-name': label,
        className: styles.button,
        children: (
          <>
            <span>
              {current ? (
                <>
                  <span className={visuallyHidden}>{label} </span>
                  {/* In an element of its own, because browser translation replaces text nodes that React updates:
                      https://github.com/facebook/react/issues/11538 */}
                  <span>{current.label}</span>
                </>
              ) : (
                label
              )}
            </span>
            <Icon shape="chevron" size={16} />
          </>
        ),
      }}
    >
      <ul
        ref={list}
        id={`${prefix}-list`}
        data-lintel="side-nav-list"
        data-state={open ? 'open' : 'closed'}
        className={styles.list}
      >
        <li aria-hidden="true" className={styles.indicator} />
        {links}
      </ul>
    </Disclosure>
  );
}
