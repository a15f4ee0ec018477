'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { useContent } from '../parts/ContentProvider';
import { useSettings } from '../parts/contexts';
import { usePartPage } from '../parts/useSitePage';
import { resolveHref } from '../site/links';
import { readDomain } from '../site/readDomain';
import { visuallyHidden } from '../styles/classes.css';
import { mergeRootProps } from '../ui/rootProps';
import * as styles from './Header.css';
import { place } from '../drawer/Drawer.css';
import type { HeaderViewProps } from './headerProps';
import { PrimaryAction } from './PrimaryAction';

export interface HeaderFrameProps extends HTMLAttributes<HTMLElement> {
  view: HeaderViewProps;
  /** The menus and, on small screens, their button. */
  menus?: ReactNode;
  /** The elements that move into the drawer. */
  actionsRef?: Ref<HTMLDivElement>;
  primaryActionRef?: Ref<HTMLDivElement>;
  /** Whether the primary action fits into the bar. @default true */
  fits?: boolean;
  /** Wraps the page's own elements. @default not at all */
  guard?(element: ReactNode, fallback?: ReactNode): ReactNode;
  /** Rendered between the menus and the actions: languages, account. */
  children: ReactNode;
  /** Rendered below the bar. */
  below?: ReactNode;
}

/** The frame around menus and account, shared by the live header and its fallback. */
export const HeaderFrame = forwardRef<HTMLElement, HeaderFrameProps>(
  function HeaderFrame(
    {
      view,
      menus,
      actionsRef,
      primaryActionRef,
      fits = true,
      guard = (element) => element,
      children,
      below,
      ...attributes
    },
    ref,
  ) {
    const { id, theme, position, variant, banner, actions, primaryAction } =
      view;
    const { locale, direction } = useContent();
    const rootRef = useComposedRefs(ref, view.rootRef);
    return (
      <header
        {...mergeRootProps(view.attributes, {
          id,
          lang: locale,
          dir: direction,
          'data-lintel': 'header',
          'data-lintel-theme': theme,
          'data-lintel-position': position,
          'data-lintel-variant': variant,
          className: styles.header,
          ...attributes,
        })}
        ref={rootRef}
      >
        <div className={styles.barSurface}>
          <SkipLink />
          {banner ? (
            <div data-lintel="banner" className={styles.banner}>
              {guard(banner)}
            </div>
          ) : null}
          <div data-lintel="bar" className={styles.bar}>
            {guard(<Logo logo={view.logo} />, <Logo logo={false} />)}
            <div className={styles.groups}>
              {menus}
              <div className={styles.end}>
                {children}
                {actions ? (
                  <div data-lintel="actions" className={styles.actions}>
                    <div ref={actionsRef} className={place}>
                      {guard(actions)}
                    </div>
                  </div>
                ) : null}
                {primaryAction ? (
                  <PrimaryAction ref={primaryActionRef} fits={fits}>
                    {guard(primaryAction)}
                  </PrimaryAction>
                ) : null}
              </div>
            </div>
          </div>
        </div>
        {below}
      </header>
    );
  },
);

/** A component of its own, so that a new address does not render the frame again. */
function SkipLink() {
  return (
    <a
      data-lintel="skip-link"
      href={`${usePartPage().here}#content`}
      className={styles.skipLink}
    >
      {useContent().messages.skipToContent}
    </a>
  );
}

/**
 * The link to the home page: the logo, or the site's domain, followed by the word
 * for home. The accessible name must contain the visible text (WCAG 2.5.3).
 */
export function Logo({ logo: given }: { logo: ReactNode }) {
  const { home } = useContent().messages;
  const page = usePartPage();
  const { site } = useSettings();
  const logo = given ?? readDomain(site?.domain);
  return (
    <a
      data-lintel="logo"
      data-lintel-id="logo"
      data-lintel-name={home}
      href={resolveHref({ href: page.site.paths.home }, page)}
      className={styles.logo}
    >
      {logo ? (
        <>
          {logo}
          <span className={visuallyHidden}> {home}</span>
        </>
      ) : (
        home
      )}
    </a>
  );
}
