import { contentFrom } from '../contentFrom';
import words from './fr.json';

export type * from '../content';

export const fr = contentFrom(words);
