'use client';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { useContent } from '../parts/ContentProvider';
import { useSettings } from '../parts/contexts';
import { usePartPage } from '../parts/useSitePage';
import { resolveHref } from '../site/links';
import { readDomain } from '../site/readDomain';
import { visuallyHidden } from '../styles/classes.css';
import * as styles from './Header.css';
import type { HeaderViewProps } from './headerProps';

export interface HeaderFrameProps extends HTMLAttributes<HTMLElement> {
  view: HeaderViewProps;
  banner: ReactNode;
  /** The link to the home page. */
  logo: ReactNode;
  /** The menus and, on small screens, their button. */
  menus?: ReactNode;
  actions: ReactNode;
  primaryAction: ReactNode;
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
      banner,
      logo,
      menus,
      actions,
      primaryAction,
      children,
      below,
      ...attributes
    },
    ref,
  ) {
    const { id, theme, position, variant } = view;
    const { locale, direction } = useContent();
    return (
      <header
        ref={ref}
        id={id}
        lang={locale}
        dir={direction}
        data-lintel="header"
        data-theme={theme}
        data-position={position}
        data-variant={variant}
        className={styles.header}
        {...attributes}
      >
        <div className={styles.barSurface}>
          <SkipLink />
          {banner ? (
            <div data-lintel="banner" className={styles.banner}>
              {banner}
            </div>
          ) : null}
          <div data-lintel="bar" className={styles.bar}>
            {logo}
            <div className={styles.groups}>
              {menus}
              <div className={styles.end}>
                {children}
                {actions ? (
                  <div data-lintel="actions" className={styles.actions}>
                    {actions}
                  </div>
                ) : null}
                {primaryAction}
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
