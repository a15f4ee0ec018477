import type { LintelProviderProps } from 'lintel';

/** What a test says of a page, as JSON. */
export interface PageDescription extends Pick<
  LintelProviderProps,
  'consent' | 'site' | 'tracking'
> {
  /** @default 1 */
  headers?: number;
  strict?: boolean;
  /** Whether the page has nothing of Lintel's but the header. @default false */
  headerAlone?: boolean;
  /** What the link that leads away is called. */
  goTo?: string;
}
