import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isThorough: boolean;
  }
}

/** Set by the project `models`, which repeats tests at full length. */
export const isThorough = inject('isThorough');
