/** When and where an event happened: it may be sent later. */
export interface Occasion {
  /** In ms since 1970. */
  at: number;
  url: string;
  /** Of the page, where it came from. */
  referrer: string;
  /** The locale of the page's language. */
  websiteLocale?: string;
  /** The page's name for analytics, where its team gives one. */
  page?: string;
}

/** This moment, on this page. */
export function occasionNow(websiteLocale?: string, page?: string): Occasion {
  const { referrer } = document;
  return { at: Date.now(), url: location.href, referrer, websiteLocale, page };
}
