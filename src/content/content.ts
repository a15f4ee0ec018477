import type { Direction } from '../core/browser/arrowKeys';
import type { Messages } from './messages';
import type { Navigation } from './navigation';

/** Everything the header says and points to, in one language. Plain data: it crosses from a server component. */
export interface Content {
  /** `de-DE` */
  locale: string;
  /** @default 'ltr' */
  direction?: Direction;
  messages: Messages;
  navigation: Navigation;
}
