import { languages, languagesInPath } from 'lintel/content';

const three = languages.filter(({ code }) => /^(en|de|fr)$/.test(code));

/** English is at `/pricing`, German at `/de/pricing`. */
export const sites = languagesInPath(three, { default: 'en' });
