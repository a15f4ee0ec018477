import { contentFrom } from '../contentFrom';
import words from './de.json';

export type * from '../content';

export const de = contentFrom(words);
