'use client';
import type { ReactNode } from 'react';
import type { LintelSettings } from './settings';
import { Part } from './Part';

/**
 * Props of `LintelProvider`, in addition to the settings.
 * @example
 * import type { LintelProviderProps } from 'lintel';
 *
 * const props: LintelProviderProps = {
 *   site: { domain: 'example.com' },
 *   consent: 'pending',
 * };
 */
export interface LintelProviderProps extends LintelSettings {
  /**
   * The page, or the part of it that shares these settings.
   * @default none
   * @example <Header />
   */
  children?: ReactNode;
}

/**
 * Provides settings, such as site, locale, content and consent, to all parts
 * inside it. It also records the landing, even if it has no part inside.
 *
 * Each part takes those that it reads as props too, for pages without a shared React
 * context (Astro islands). A setting of a part, or of a provider inside this one,
 * replaces the whole setting: two values of `site` are not merged. The hooks read
 * only the settings of providers. Only `Header` and `LintelProvider` take `consent`
 * and `tracking`.
 *
 * @example
 * import { Header, LintelProvider, StickySideNav } from 'lintel';
 *
 * export function Page() {
 *   return (
 *     <LintelProvider site={{ domain: 'example.com' }} consent="pending">
 *       <Header />
 *       <StickySideNav items={[{ id: 'pricing', label: 'Pricing' }]} />
 *     </LintelProvider>
 *   );
 * }
 */
export function LintelProvider(props: LintelProviderProps) {
  return (
    <Part props={props} decides>
      {props.children}
    </Part>
  );
}
