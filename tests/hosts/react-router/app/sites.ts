import { languages, languagesInPath } from 'lintel/content';

const three = languages.filter(({ code }) => /^(en|de|fr)$/.test(code));

/** English is at `/pricing`, German at `/de/pricing`. */
export const sites = languagesInPath(three, { default: 'en' });

/** The language of a path, and the path without it. */
export function splitPath(pathname: string) {
  const [, first = ''] = pathname.split('/');
  const language = sites.find(({ path }) => path === `/${first}`);
  return language
    ? { language, page: pathname.slice(first.length + 1) || '/' }
    : { language: sites.find(({ path }) => path === '')!, page: pathname };
}
