import type { Content } from '../../src/content/content';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import { enGb } from '../../src/content/locales/enGb';
import { es } from '../../src/content/locales/es';
import { fr } from '../../src/content/locales/fr';
import { it } from '../../src/content/locales/it';
import { ja } from '../../src/content/locales/ja';
import { ko } from '../../src/content/locales/ko';
import { pt } from '../../src/content/locales/pt';

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
