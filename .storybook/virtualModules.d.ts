declare module 'virtual:tracking-reference' {
  /** A `TrackingReference`, of which nothing can be imported here. */
  export const data: unknown;
}

declare module 'virtual:api-reference' {
  /** A list of `ModuleReference`, of which nothing can be imported here. */
  export const data: unknown;
}

declare module 'virtual:printed-reference' {
  /** A list of `PrintedReference` in words, of which nothing can be imported here. */
  export const data: unknown;
}
