'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type {
  ComponentPropsWithRef,
  ForwardedRef,
  HTMLAttributes,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
  RefObject,
} from 'react';
import { closeOnLink } from '../../browser/clicks';
import { focusedIn } from '../../browser/focus';
import { moveFocus, moveInto } from '../arrowKeys';
import { mergeRootProps } from '../rootProps';
import { useLayer } from './useLayer';
import type { OpenReason } from './useOpen';
import { useTakeOver } from '../useTakeOver';

/** What the page gives to the root element. */
export interface Given {
  attributes?: HTMLAttributes<HTMLElement>;
  rootRef?: ForwardedRef<HTMLElement>;
}

interface DisclosureProps extends Omit<HTMLAttributes<HTMLElement>, 'id'> {
  root: RefObject<HTMLElement | null>;
  given: Given;
  /** The id of the element that it opens. */
  panelId: string;
  /** The name of the navigation landmark that it becomes. Without it, it is a `<div>`. */
  label?: string;
  open: boolean;
  onOpenChange(open: boolean, reason: OpenReason): void;
  trigger: ComponentPropsWithRef<'button'> & {
    [data: `data-${string}`]: string;
  };
  /** The panel: always mounted, hidden by CSS while closed. */
  children: ReactNode;
}

/**
 * A button and the panel it opens.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Disclosure({
  root,
  given: { attributes = {}, rootRef },
  panelId,
  label,
  open,
  onOpenChange,
  trigger,
  children,
  onClick,
  ...props
}: DisclosureProps) {
  const state = open ? 'open' : 'closed';
  const Element = label ? 'nav' : 'div';
  useLayer({
    open,
    root,
    opener: triggerIn,
    onClose: (reason) => onOpenChange(false, reason),
  });
  useTakeOver(root, () => {
    const isHeld = focusedIn(root.current) !== null;
    const hasTrigger = !!triggerIn(root.current)?.getClientRects().length;
    if (isHeld && hasTrigger) onOpenChange(true, 'hydration');
    return isHeld;
  });

  return (
    <Element
      {...mergeRootProps(attributes, {
        ...props,
        ...(label && { 'aria-label': label }),
        'data-state': state,
        onClick(event: MouseEvent<HTMLElement>) {
          const close = () => onOpenChange(false, 'navigate');
          // Before what moves focus out of the panel, which would close it too.
          if (open) closeOnLink(event.nativeEvent, close);
          onClick?.(event);
        },
        onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) =>
          onArrowKey(event, open),
      })}
      ref={useComposedRefs(root, rootRef)}
    >
      <button
        {...trigger}
        type="button"
        aria-controls={panelId}
        aria-expanded={open}
        onClick={() => onOpenChange(!open, 'press')}
      />
      {children}
    </Element>
  );
}

/** Moves focus into the open panel with Down, and between its links. */
function onArrowKey(event: KeyboardEvent<HTMLElement>, open: boolean): void {
  const { key, currentTarget } = event;
  const links = open ? [...currentTarget.querySelectorAll('a')] : [];
  if (event.target !== triggerIn(currentTarget)) moveFocus(event, links);
  else if (key === 'ArrowDown') moveInto(event, links);
}

function triggerIn(root: Element | null) {
  return root?.querySelector<HTMLElement>('[aria-expanded]');
}
