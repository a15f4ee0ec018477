declare module 'virtual:tracking-reference' {
  /** A `TrackingReference`, of which nothing can be imported here. */
  export const data: unknown;
}
