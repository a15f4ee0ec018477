import type { LintelContent } from '../content';
import words from './en.json';

export type * from '../content';

// TypeScript takes each version for a number, and each host for any text.
export const en = words as LintelContent;
