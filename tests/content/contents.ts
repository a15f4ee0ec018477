import type { Content } from '../../src/content/content';
import { de } from '../../src/content/de';
import { en } from '../../src/content/en';
import { enGb } from '../../src/content/enGb';
import { es } from '../../src/content/es';
import { fr } from '../../src/content/fr';
import { it } from '../../src/content/it';
import { ja } from '../../src/content/ja';
import { ko } from '../../src/content/ko';
import { pt } from '../../src/content/pt';

/** The languages that are said otherwise than English, by their code. */
export const translations: Record<string, Content> = {
  de,
  es,
  fr,
  it,
  ja,
  pt,
  ko,
};

/** All nine variants. */
export const contents: Record<string, Content> = {
  en,
  'en-gb': enGb,
  ...translations,
};
