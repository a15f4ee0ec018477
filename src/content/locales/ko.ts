import { contentFrom } from '../contentFrom';
import words from './ko.json';

export type * from '../content';

export const ko = contentFrom(words);
