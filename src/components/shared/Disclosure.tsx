'use client';
import {
  NavigationMenu,
  NavigationMenuItem,
  NavigationMenuTrigger,
} from '@radix-ui/react-navigation-menu';
import {
  useEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { isRowKey } from '../../core/browser/arrowKeys';
import { useDismiss } from '../../react/navigation/useDismiss';
import { useHydrated } from '../../react/page/usePage';
import { useOnlyOpen } from '../../react/machine/useOnlyOpen';

/** Why a disclosure opened or closed. */
type DisclosureReason =
  | 'press'
  | 'escape'
  | 'blur'
  | 'outside'
  /** CSS held it open for the focus in it while the page was not hydrated. */
  | 'hydration'
  /** Another part of the page has opened. */
  | 'other';

export interface DisclosureProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'id' | 'onBlur'
> {
  root: RefObject<HTMLElement | null>;
  /** Of what it opens. */
  panelId: string;
  /** Where its default is prevented, focus that leaves closes nothing. */
  onBlur?(event: FocusEvent<HTMLElement>): void;
  /** Makes it a navigation landmark of this name. */
  label?: string;
  open: boolean;
  onOpenChange(open: boolean, reason: DisclosureReason): void;
  trigger: ComponentPropsWithRef<'button'> & {
    [data: `data-${string}`]: string;
  };
  /** What it opens: always on the page, hidden by CSS. */
  children: ReactNode;
}

/** A button and what it opens: a navigation menu of one item. */
export function Disclosure({
  root,
  panelId,
  label,
  open,
  onOpenChange,
  trigger,
  children,
  onBlur,
  ...props
}: DisclosureProps) {
  const hydrated = useHydrated();
  const state = open ? 'open' : 'closed';
  const Element = label ? 'nav' : 'div';
  useOnlyOpen(open, () => onOpenChange(false, 'other'));
  useDismiss(open, root, {
    onEscape() {
      focusTrigger(root.current);
      onOpenChange(false, 'escape');
    },
    // The press takes the focus along: moved before, it would scroll the page
    // under the pointer.
    onPressOutside: () => onOpenChange(false, 'outside'),
  });
  const seed = useRef(() => {
    if (isHeldOpen(root.current)) onOpenChange(true, 'hydration');
  });
  useEffect(() => seed.current(), []);

  return (
    <NavigationMenu
      asChild
      activationMode="manual"
      // The server's HTML has no style attribute: Radix's focus proxy has one.
      value={open && hydrated ? panelId : ''}
      onValueChange={() => onOpenChange(!open, 'press')}
    >
      <NavigationMenuItem asChild value={panelId}>
        <Element
          {...props}
          ref={root as RefObject<HTMLDivElement>}
          aria-label={label}
          // The page's, or what is around it.
          dir={undefined}
          data-state={state}
          data-ready={hydrated ? '' : undefined}
          onBlur={(event) => {
            const { relatedTarget, currentTarget } = event;
            onBlur?.(event);
            if (event.defaultPrevented || !open || !relatedTarget) return;
            if (currentTarget.contains(relatedTarget)) return;
            onOpenChange(false, 'blur');
          }}
        >
          <NavigationMenuTrigger
            {...trigger}
            type="button"
            id={undefined}
            aria-controls={panelId}
            aria-expanded={open}
            data-state={state}
            // Radix keeps the arrow keys for its List, which prints a style
            // attribute: without it, they scroll the page.
            onKeyDownCapture={(event: KeyboardEvent) => {
              if (isRowKey(event.key)) event.stopPropagation();
            }}
          />
          {children}
        </Element>
      </NavigationMenuItem>
    </NavigationMenu>
  );
}

/** Before what has the focus is hidden, which would lose it. */
export function focusTrigger(root: HTMLElement | null): void {
  if (!root?.contains(document.activeElement)) return;
  triggerIn(root)?.focus({ preventScroll: true });
}

function triggerIn(root: HTMLElement | null) {
  return root?.querySelector<HTMLElement>('[aria-expanded]');
}

/** By CSS, for the focus in it, where it has a button at all. */
function isHeldOpen(root: HTMLElement | null): boolean {
  const hasTrigger = !!triggerIn(root)?.getClientRects().length;
  return hasTrigger && !!root?.contains(document.activeElement);
}
