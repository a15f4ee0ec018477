import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The layers that each layer may import, besides itself. */
const LAYERS: Record<string, readonly string[]> = {
  core: [],
  content: ['core'],
  react: ['core', 'content'],
  styles: [],
  components: ['core', 'content', 'react', 'styles'],
  testing: ['core', 'content'],
};

/** The folders of a layer that each of its features may import. */
const SHARED: Record<string, readonly string[]> = {
  core: ['browser', 'report', 'site', 'machine'],
  react: ['settings', 'page', 'machine'],
  components: ['shared', 'lint'],
};

/** Further features that a feature may import. */
const FEATURES: Record<string, readonly string[]> = {
  // Both menus handle hover and the click after it alike.
  'core/account': ['navigation'],
  // The landing is built for each language's address.
  'core/analytics': ['language'],
  'components/Header': [
    'Navigation',
    'AccountMenu',
    'LanguageMenu',
    'MobileDrawer',
  ],
  'components/MobileDrawer': ['Navigation', 'AccountMenu', 'LanguageMenu'],
  'components/Navigation': ['Spotlight'],
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\/.*\.tsx?$/.test(file));

it('modules import only from lower layers, and features no other feature', () => {
  const forbidden = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(forbidden).toEqual([]);
});

function mayImport(file: string, target: string): boolean {
  const [layer = '', feature = '', name] = file.split('/');
  const [otherLayer = '', other = '', inFeature] = target.split('/');
  if (layer !== otherLayer) return !!LAYERS[layer]?.includes(otherLayer);
  const shared = SHARED[layer];
  // A layer without features, or a file that belongs to none.
  if (!shared || feature === other || !name || !inFeature) return true;
  return [...shared, ...(FEATURES[`${layer}/${feature}`] ?? [])].includes(
    other,
  );
}

/** Without dynamic imports (`import()`). */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join('src', file), 'utf8');
  const specifiers = text.matchAll(/(?:from|import) '(\.[^']+)'/g);
  return [...specifiers]
    .map(([, specifier = '']) =>
      path.posix.join(path.posix.dirname(file), specifier),
    )
    .filter((target) => !target.startsWith('..') && target.includes('/'));
}
