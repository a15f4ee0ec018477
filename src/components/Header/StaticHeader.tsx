import { protectedRedirectPath } from '../../core/redirect';
import { ErrorBoundary } from '../internal/ErrorBoundary';
import * as accountStyles from './AccountSlot.css';
import * as styles from './Header.css';
import type { HeaderViewProps } from './LiveHeader';
import { HeaderFrame } from './HeaderFrame';
import { Logo } from './Logo';
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
          <ErrorBoundary fallback={content.messages.home}>
            <Logo logo={logo} home={content.messages.home} />
          </ErrorBoundary>
        }
      >
        <StaticNavigation
          id={id}
          content={content}
          surroundings={surroundings}
        />
        {/* Nobody asks who is looking any more: the way in stays open. */}
        <div
          data-lintel="account"
          data-status="loggedOut"
          className={accountStyles.slot}
        >
          <a
            data-lintel="log-in"
            data-lintel-id="log-in"
            data-lintel-name={content.messages.logIn}
            href={surroundings.site.urlOn(
              'account',
              protectedRedirectPath({ action: 'login' }),
            )}
            className={accountStyles.logIn}
          >
            {content.messages.logIn}
          </a>
        </div>
      </HeaderFrame>
    </header>
  );
}
