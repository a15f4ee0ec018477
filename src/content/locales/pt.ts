import { contentFrom } from '../contentFrom';
import words from './pt.json';

export type * from '../content';

export const pt = contentFrom(words);
