/** What analytics keep in a visitor's browser, and under which names. */
export interface AnalyticsNames {
  /** Cookie, and local storage: the visitor's id, for 390 days. @default 'lintel_analytics_id' */
  analyticsId: string;
  /** Local storage: when the id there ends, in ms since 1970. @default 'lintel_analytics_id_expires' */
  analyticsIdExpires: string;
  /** Session cookie: the visit's id, until the browser is closed. @default 'lintel_session_id' */
  sessionId: string;
  /** Session storage, of the tab: this is the visitor's first session. @default 'lintel_first_session' */
  firstSession: string;
  /** Local storage: the visitor has been here, until it is cleared. @default 'lintel_has_landed' */
  hasLanded: string;
  /** Session storage, of the tab: the landing was tracked; a session cookie too with `landingScope: 'browser'`. @default 'sqsp_l' */
  landed: string;
  /** Cookie, of the tag manager's; only read. @default 'marketing_id' */
  marketingId: string;
}

export const defaultNames: AnalyticsNames = {
  analyticsId: 'lintel_analytics_id',
  analyticsIdExpires: 'lintel_analytics_id_expires',
  sessionId: 'lintel_session_id',
  firstSession: 'lintel_first_session',
  hasLanded: 'lintel_has_landed',
  landed: 'sqsp_l',
  marketingId: 'marketing_id',
};
