/** The words of a call to action, by the language's code. */
export const startWords = {
  en: 'Get started',
  de: 'Loslegen',
  es: 'Empezar',
  fr: 'Commencer',
  it: 'Inizia',
  ja: '始める',
  pt: 'Começar',
  ko: '시작하기',
  ar: 'ابدأ الآن',
};

/** In English, if there are none in that language. */
export function startIn(language: string): string {
  return isKnown(language) ? startWords[language] : startWords.en;
}

function isKnown(language: string): language is keyof typeof startWords {
  return language in startWords;
}
