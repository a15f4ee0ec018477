'use client';
import { useContext, type FocusEvent, type MouseEvent } from 'react';
import { isPlainClick, routableHref } from '../core/delegatedNavigation';
import { RouterContext } from '../provider/RouterContext';

/**
 * What hands an element's links to the app's router: one listener for all of
 * them. React's own events, so that a link's own `onClick` comes first.
 */
export function useDelegatedNavigation() {
  const router = useContext(RouterContext);
  if (!router) return {};
  const prefetch = ({ target }: MouseEvent | FocusEvent) => {
    const href = routableHref(target, router);
    if (href !== null) router.prefetch?.(href);
  };
  return {
    onClick(event: MouseEvent) {
      const href = isPlainClick(event) && routableHref(event.target, router);
      if (typeof href !== 'string') return;
      event.preventDefault();
      router.navigate(href);
    },
    onPointerOver: prefetch,
    onFocus: prefetch,
  };
}
