import { contentFrom } from '../contentFrom';
import words from './it.json';

export type * from '../content';

export const it = contentFrom(words);
