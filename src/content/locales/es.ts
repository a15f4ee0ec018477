import { contentFrom } from '../contentFrom';
import words from './es.json';

export type * from '../content';

export const es = contentFrom(words);
