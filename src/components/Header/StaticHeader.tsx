import { ErrorBoundary } from '../internal/ErrorBoundary';
import * as styles from './Header.css';
import type { HeaderViewProps } from './LiveHeader';
import { HeaderFrame } from './HeaderFrame';
import { StaticNavigation } from './StaticNavigation';

/** The header without behaviour: what stands in when the live one has thrown. Every link still works. */
export function StaticHeader({
  id,
  theme,
  logo,
  content,
  surroundings,
}: HeaderViewProps) {
  return (
    <header
      id={id}
      lang={content.locale}
      dir={content.direction}
      data-lintel="header"
      data-theme={theme}
      data-menu="open"
      data-fallback=""
      className={styles.header}
    >
      <HeaderFrame
        messages={content.messages}
        logo={
          // The team's logo may be what has thrown.
          <ErrorBoundary fallback={null}>{logo}</ErrorBoundary>
        }
      >
        <StaticNavigation
          id={id}
          content={content}
          surroundings={surroundings}
        />
      </HeaderFrame>
    </header>
  );
}
