/** Addresses of the services that the header calls. Those of analytics are in `tracking.paths`. */
export interface SitePaths {
  /**
   * Answers who is logged in: a path on the page's own origin, or a whole
   * URL. Cookies are sent to another origin too, so its answer needs CORS
   * headers with credentials.
   * @default '/api/me'
   */
  currentUser: string;
  /**
   * Ends the session: a path on the page's own origin, or a whole URL.
   * @default '/api/auth/Logout'
   */
  logOut: string;
  /**
   * Log-in and sign-up, before `/login` and `/create-account`: a path on the
   * account host, or a whole URL.
   * @default '/auth/protected-redirect'
   */
  protectedRedirect: string;
}

export const defaultSitePaths: Readonly<SitePaths> = {
  currentUser: '/api/me',
  logOut: '/api/auth/Logout',
  protectedRedirect: '/auth/protected-redirect',
};
