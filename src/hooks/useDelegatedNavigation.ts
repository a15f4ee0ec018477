'use client';
import { useContext, useEffect, type RefObject } from 'react';
import { isPlainClick, routableHref } from '../core/delegatedNavigation';
import { RouterContext } from '../provider/RouterContext';

/** Hands the clicks on the element's links to the app's router: one listener for all of them. */
export function useDelegatedNavigation(
  element: RefObject<Element | null>,
): void {
  const router = useContext(RouterContext);
  useEffect(() => {
    const root = element.current;
    if (!root || !router) return;
    const onClick = (event: Event) => {
      const href = isPlainClick(event as MouseEvent)
        ? routableHref(event.target, router)
        : null;
      if (href === null) return;
      event.preventDefault();
      router.navigate(href);
    };
    const onIntent = ({ target }: Event) => {
      const href = routableHref(target, router);
      if (href !== null) router.prefetch?.(href);
    };
    root.addEventListener('click', onClick);
    root.addEventListener('pointerover', onIntent);
    root.addEventListener('focusin', onIntent);
    return () => {
      root.removeEventListener('click', onClick);
      root.removeEventListener('pointerover', onIntent);
      root.removeEventListener('focusin', onIntent);
    };
  }, [element, router]);
}
