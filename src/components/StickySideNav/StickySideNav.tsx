'use client';
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type RefObject,
} from 'react';
import {
  callbackOf,
  idOf,
  openingOf,
  textOf,
} from '../../core/report/propValues';
import { useMedia } from '../../react/page/usePage';
import { useMessage } from '../../react/content/useMessage';
import { useMotionBlock } from '../../react/page/useMotionBlock';
import { useOpenState } from '../../react/machine/useOpenState';
import { usePageTracking } from '../../react/analytics/usePageTracking';
import type { PartSettings } from '../../react/settings/useSettings';
import { SettingsProvider } from '../../react/settings/SettingsProvider';
import { useUniqueId } from '../../react/page/useUniqueId';
import { wide } from '../../styles/breakpoints';
import { Disclosure } from '../shared/Disclosure';
import { Icon } from '../shared/Icon';
import { visuallyHidden } from '../shared/visuallyHidden.css';
import { useLintedProps } from '../lint/useLintedProps';
import * as styles from './StickySideNav.css';
import { useIndicator } from './useIndicator';
import { useSectionJump } from './useSectionJump';
import { useSections } from './useSections';

/** Why the list of small screens opened or closed. */
export type SideNavReason =
  | 'press'
  | 'escape'
  | 'blur'
  | 'outside'
  /** A section was chosen. */
  | 'navigate'
  /** The window has become wide enough for the whole list. */
  | 'resize'
  /** CSS held it open for the focus in it while the page was not hydrated. */
  | 'hydration'
  /** Another part of the page has opened. */
  | 'other';

/** A section of the page. */
export interface SideNavItem {
  /** Of the section's element. */
  id: string;
  label: string;
}

/** What `StickySideNav` takes, beside the settings of the provider. */
export interface StickySideNavProps extends PartSettings {
  /** The sections, as they follow each other; where they lie over each other, the later one counts. */
  items: readonly SideNavItem[];
  /**
   * What its ids begin with: to be set where a page has two.
   * @default 'lintel-side-nav'
   */
  id?: string;
  /**
   * Name of the navigation; without the word "navigation", which screen
   * readers add.
   * @default 'On this page', in the page's language
   */
  label?: string;
  /**
   * Id of the element that it stays in view of. Where there is none,
   * `lintel:error` and the console say 'Unable to initialize component.', and
   * the links are plain ones.
   * @default the element it is in
   */
  container?: string;
  /**
   * A column, or a bar that opens a list.
   * @default a column from 1024 px on
   */
  variant?: 'desktop' | 'mobile';
  /** Whether the bar's list is open, where the page decides it. */
  open?: boolean;
  /** Whether that list begins open. @default false */
  defaultOpen?: boolean;
  /** Told of each opening and closing of the list, and why; with `open`, of what the visitor would like. */
  onOpenChange?(open: boolean, details: { reason: SideNavReason }): void;
  /** Told of the section in the middle of the window, `null` between sections. */
  onActiveChange?(id: string | null): void;
}

/**
 * A long page's sections, which stay in view beside them, or as a bar above
 * them on small screens (specification §2 and §4): plain links, of which the
 * one whose section contains the window's vertical middle is current.
 */
export function StickySideNav(props: StickySideNavProps) {
  useLintedProps('StickySideNav', props);
  return (
    // It takes the settings from among them.
    <SettingsProvider {...props}>
      <SideNav {...props} />
    </SettingsProvider>
  );
}

function SideNav(props: StickySideNavProps) {
  const id = idOf(props.id) ?? 'lintel-side-nav';
  const items = useMemo(() => readItems(props.items), [props.items]);
  const given = textOf(props.label);
  const variant = variantOf(props.variant);
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wording = useMessage('onThisPage', given === undefined);
  const [wanted, setOpen] = useOpenState<SideNavReason>(openingOf(props));
  const isWide = useMedia(wide);
  const isColumn = variant ? variant === 'desktop' : isWide;
  const open = wanted && !isColumn;
  useEffect(() => {
    if (wanted && isColumn) setOpen(false, 'resize');
  }, [wanted, isColumn, setOpen]);
  const active = useSections({
    nav,
    button,
    items,
    container: textOf(props.container),
    variant,
    onActiveChange: callbackOf(props.onActiveChange),
  });
  const onLinkClick = useSectionJump(button, () => setOpen(false, 'navigate'));
  useIndicator(list, items, active, open);
  useUniqueId(`${id}-list`);
  useMotionBlock();
  usePageTracking();

  const label = given ?? wording;
  const current = items.find((item) => item.id === active);
  return (
    <Disclosure
      root={nav}
      panelId={`${id}-list`}
      label={label}
      open={open}
      onOpenChange={setOpen}
      data-lintel="side-nav"
      data-lintel-section="side-nav"
      data-variant={variant}
      className={styles.nav}
      onBlur={(event) => {
        // Into the section that was chosen, which has closed it.
        const { id: next } = event.relatedTarget ?? {};
        if (items.some((item) => item.id === next)) event.preventDefault();
      }}
      trigger={{
        ref: button,
        'data-lintel': 'side-nav-trigger',
        'data-lintel-id': 'side-nav',
        'data-lintel-name': label,
        className: styles.button,
        children: (
          <>
            <span className={styles.name}>
              {current ? (
                <>
                  <span className={visuallyHidden}>{label} </span>
                  {/* Alone in it, so that React finds the place of a text that a translator has replaced:
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
      <SideNavList
        list={list}
        id={`${id}-list`}
        items={items}
        open={open}
        onLinkClick={onLinkClick}
      />
    </Disclosure>
  );
}

/** A column or a bar, where the team says so. */
function variantOf(given: unknown): StickySideNavProps['variant'] {
  return given === 'desktop' || given === 'mobile' ? given : undefined;
}

/** The sections that can be shown: those with an id of their own and a label. */
function readItems(given: unknown): readonly SideNavItem[] {
  if (!Array.isArray(given)) return [];
  const seen = new Set<string>();
  const good = (given as (SideNavItem | null | undefined)[]).filter((item) => {
    const id = textOf(item?.id);
    if (id === undefined || seen.has(id)) return false;
    seen.add(id);
    return textOf(item?.label) !== undefined;
  });
  // The same list where nothing is wrong with it: it is what effects depend on.
  return (good.length === given.length ? given : good) as SideNavItem[];
}

interface SideNavListProps {
  list: RefObject<HTMLUListElement | null>;
  id: string;
  items: readonly SideNavItem[];
  open: boolean;
  onLinkClick(event: MouseEvent<HTMLAnchorElement>, section: string): void;
}

/**
 * The sections. It does not render when another becomes current, which
 * `useIndicator` marks: React would go through a thousand links for that.
 */
const SideNavList = memo(function SideNavList({
  list,
  id,
  items,
  open,
  onLinkClick,
}: SideNavListProps) {
  return (
    <ul
      ref={list}
      id={id}
      data-lintel="side-nav-list"
      data-state={open ? 'open' : 'closed'}
      className={styles.list}
    >
      <li aria-hidden="true" className={styles.indicator} />
      {items.map((item) => (
        <li key={item.id}>
          <a
            data-lintel="side-nav-link"
            data-lintel-id={item.id}
            data-lintel-name={item.label}
            href={`#${item.id}`}
            className={styles.link}
            onClick={(event) => onLinkClick(event, item.id)}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
});
