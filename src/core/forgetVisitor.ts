/** What analytics keep of a visitor: the id and its expiry, the session, the landing. */
export const ANALYTICS_ID = 'lintel_analytics_id';
export const ANALYTICS_ID_EXPIRES = 'lintel_analytics_id_expires';
export const SESSION_ID = 'lintel_session_id';
export const LANDED = 'sqsp_l';

/** Deletes it all: the visitor has said no. */
export function forgetVisitor(): void {
  for (const name of [ANALYTICS_ID, ANALYTICS_ID_EXPIRES, SESSION_ID, LANDED]) {
    try {
      document.cookie = `${name}=; path=/; max-age=0`;
      localStorage.removeItem(name);
      sessionStorage.removeItem(name);
    } catch {
      // Where nothing may be read, nothing was kept.
    }
  }
}
