import type { LintelProviderProps, TrackingOptions } from 'lintel';

/** A test's description of a page, as JSON. */
export interface PageDescription extends Pick<LintelProviderProps, 'site'> {
  tracking?: TrackingOptions;
  /**
   * Whether the header is the only part of Lintel on the page.
   * @default false
   */
  headerAlone?: boolean;
  /** The name of the link that leads to another page. */
  goTo?: string;
}
