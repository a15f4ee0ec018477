import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type * as contentEntry from '../../src/content/index';
import * as source from '../../src/index';
import { entries } from './entries';

const require = createRequire(import.meta.url);

// Each name here is covered by semantic versioning. Remove one only in a major
// version.
const names: Record<string, string[]> = {
  // The API report lists them, with their types.
  lintel: Object.keys(source).sort(),
  'lintel/content': [
    'defineNavigation',
    'isMenu',
    'languages',
    'languagesInPath',
    'loadContent',
    'navigationFrom',
    'validateContent',
    'validateNavigation',
    'withUkVariant',
  ],
  'lintel/content/de': ['de'],
  'lintel/content/en': ['en'],
  'lintel/content/en-gb': ['enGb'],
  'lintel/content/es': ['es'],
  'lintel/content/fr': ['fr'],
  'lintel/content/it': ['it'],
  'lintel/content/ja': ['ja'],
  'lintel/content/ko': ['ko'],
  'lintel/content/pt': ['pt'],
  'lintel/core': [
    'IMAGE_FALLBACK_WIDTH',
    'IMAGE_WIDTHS',
    'appendFormatJson',
    'imageFormats',
    'imagePath',
    'imageSources',
    'imageType',
    'memoize',
    'parseQuery',
    'protectedRedirectPath',
    'readUser',
    'resolveSite',
    'samePagePath',
    'send',
  ],
  'lintel/countries': ['countries', 'europeanCountries', 'usStates'],
  'lintel/landing': ['trackLanding'],
  'lintel/react-router': ['ReactRouterAdapter'],
  'lintel/testing': [
    'createRecordingTracker',
    'createVisitor',
    'exampleNavigation',
    'exampleUsers',
    'forgetPage',
    'lintelBackend',
  ],
};

// lintel/next requires Next itself. The Next host app imports it.
const elsewhere = ['lintel/next'];

describe('the public API', () => {
  it.each(Object.entries(names))(
    '%s exports its names, for import and require',
    async (entry, list) => {
      expect(Object.keys(await import(entry)).sort()).toEqual(list);
      expect(Object.keys(require(entry) as object).sort()).toEqual(list);
    },
  );

  it.each([
    ['import', (entry: string) => import(entry)],
    ['require', async (entry: string) => require(entry)],
  ])('has the words of each language for %s', async (_, read) => {
    const { languages, loadContent } = (await read(
      'lintel/content',
    )) as typeof contentEntry;
    const wanted = [...languages.map(({ locale }) => locale), 'en-GB'];
    const loaded = await Promise.all(
      wanted.map((locale) => loadContent(locale)),
    );
    expect(loaded.map(({ locale }) => locale)).toEqual(wanted);
  });

  it('has no entry that is missing here', () => {
    const imported = entries.filter((entry) => !elsewhere.includes(entry));
    expect(imported.sort()).toEqual(Object.keys(names).sort());
  });
});
