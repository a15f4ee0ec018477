'use client';
import { useEffect, useMemo, useRef, useState, type FocusEvent } from 'react';
import { callbackOf, idOf, openingOf, textOf } from '../../core/propValues';
import { createSectionJump } from '../../core/sectionJump';
import type { SideNavReason } from '../../core/sideNav';
import { useDismiss } from '../../hooks/useDismiss';
import { useHydrated } from '../../hooks/useHydrated';
import { useMessage } from '../../hooks/useMessage';
import { useMotionBlock } from '../../hooks/useMotionBlock';
import { usePageTracking } from '../../hooks/usePageTracking';
import { SettingsProvider, type PartSettings } from '../../hooks/useSettings';
import { useUniqueId } from '../../hooks/useUniqueId';
import { Icon } from '../internal/Icon';
import { visuallyHidden } from '../internal/visuallyHidden.css';
import { useLintedProps } from '../lint/useLintedProps';
import { readItems } from './readItems';
import { SideNavList } from './SideNavList';
import * as styles from './StickySideNav.css';
import { useIndicator } from './useIndicator';
import { useSections } from './useSections';
import { useSideNav } from './useSideNav';

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
  const hydrated = useHydrated();
  const { machine, active, open } = useSideNav(variant, openingOf(props));
  useSections({
    nav,
    button,
    items,
    container: textOf(props.container),
    variant,
    machine,
    onActiveChange: callbackOf(props.onActiveChange),
  });
  const [choice] = useState(() => ({
    machine,
    jump: createSectionJump(),
    button,
  }));
  useEffect(() => choice.jump.stop, [choice]);
  useIndicator(list, items, active, open);
  const dismiss = (reason: 'escape' | 'blur' | 'outside') =>
    machine.send({ type: 'dismiss', reason });
  useUniqueId(`${id}-list`);
  useMotionBlock();
  usePageTracking();
  useDismiss(open, nav, {
    onEscape() {
      // A list that is hidden loses the focus in it.
      if (nav.current?.contains(document.activeElement)) {
        button.current?.focus({ preventScroll: true });
      }
      dismiss('escape');
    },
    onPressOutside: () => dismiss('outside'),
  });

  useEffect(() => {
    const isBar = button.current!.getClientRects().length > 0;
    // What CSS held open before hydration stays open.
    if (isBar && nav.current!.contains(document.activeElement)) {
      machine.send({ type: 'hydrate' });
    }
  }, [machine]);

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    // Into the section that was chosen, which has closed it.
    if (open && !items.some((item) => item.id === relatedTarget.id)) {
      dismiss('blur');
    }
  }

  const label = given ?? wording;
  const current = items.find((item) => item.id === active);
  const state = open ? 'open' : 'closed';
  return (
    <nav
      ref={nav}
      aria-label={label}
      data-lintel="side-nav"
      data-lintel-section="side-nav"
      data-variant={variant}
      data-state={state}
      data-ready={hydrated ? '' : undefined}
      className={styles.nav}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        data-lintel="side-nav-trigger"
        data-lintel-id="side-nav"
        data-lintel-name={label}
        className={styles.button}
        onClick={() => machine.send({ type: 'press' })}
      >
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
        <Icon shape="chevron" size={16} className={styles.chevron} />
      </button>
      <SideNavList
        list={list}
        id={`${id}-list`}
        items={items}
        open={open}
        choice={choice}
      />
    </nav>
  );
}

/** A column or a bar, where the team says so. */
function variantOf(given: unknown): StickySideNavProps['variant'] {
  return given === 'desktop' || given === 'mobile' ? given : undefined;
}
