import type { Fault } from './fault';

/** Faults in the content guard, validation, loading and languages. */
export const contentFaults: Fault[] = [
  {
    name: 'the content guard shows a link with an unsafe href',
    file: 'src/content/guardContent.ts',
    find: '|| !isSafeHref(href)',
    replace: '',
    project: 'unit',
    caughtBy: ['tests/content/guardContent.test.ts'],
  },
  {
    name: 'validation does not report an unsafe href',
    file: 'src/content/validation/linkSchema.ts',
    find: '!isSafeHref(href) &&',
    replace: "href === 'javascript:' &&",
    project: 'unit',
    caughtBy: ['tests/content/validation/validateNavigation.test.ts'],
  },
  {
    name: 'two menus with the same id open at the same time',
    file: 'src/content/guardContent.ts',
    find: 'if (ids.has(entry.id)) entry.id += `-${ids.size}`;',
    replace: '',
    project: 'unit',
    caughtBy: ['tests/content/guardContent.test.ts'],
  },
  {
    name: 'a missing message stays empty instead of English',
    file: 'src/content/guardContent.ts',
    find: 'messages[name] = text(words, name) ?? messages[name];',
    replace: "messages[name] = text(words, name) ?? '';",
    project: 'unit',
    caughtBy: ['tests/content/guardContent.test.ts'],
  },
  {
    name: "the badge 'New' is still shown after its last day",
    file: 'src/content/showLink.ts',
    find: '&& now < endOf(until)',
    replace: '',
    project: 'unit',
    caughtBy: ['tests/content/showLink.test.ts'],
  },
  {
    name: 'a link that does not exist in a language is shown there anyway',
    file: 'src/content/showLink.ts',
    find: 'if (!english) return;',
    replace: 'if (!english) return shown;',
    project: 'unit',
    caughtBy: ['tests/content/showLink.test.ts'],
  },
  {
    name: 'the menus disappear while the CMS is down',
    file: 'src/content/source/navigationSource.ts',
    find: "? { navigation: good.navigation, source: 'stale', problems }",
    replace: "? { navigation: fallback ?? null, source: 'stale', problems }",
    project: 'forks',
    caughtBy: ['tests/content/navigationSource.test.ts'],
  },
  {
    name: 'the UK variant has the code en-GB instead of en-UK',
    file: 'src/content/languages.ts',
    find: 'code: `en-${country}`',
    replace: "code: `en-${country.replace('UK', 'GB')}`",
    project: 'forks',
    caughtBy: ['tests/language/useLanguage.test.tsx'],
  },
];
