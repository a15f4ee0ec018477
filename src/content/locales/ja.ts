import { contentFrom } from '../contentFrom';
import words from './ja.json';

export type * from '../content';

export const ja = contentFrom(words);
