import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The layers that each layer may import, besides itself. */
const LAYERS: Record<string, readonly string[]> = {
  core: [],
  content: ['core'],
  react: ['core', 'content'],
  styles: [],
  components: ['core', 'content', 'react', 'styles'],
  testing: ['core', 'content'],
};

/**
 * The folders of a layer, with the sibling folders that each may import. `all`
 * applies to every folder of the layer.
 */
const FEATURES: Record<string, Record<string, readonly string[]>> = {
  core: {
    all: ['browser', 'report', 'site', 'machine'],
    browser: [],
    report: ['browser'],
    site: ['browser', 'report'],
    machine: ['browser', 'report'],
    // Both menus handle hover and the click after it alike.
    account: ['navigation'],
    // The landing is built for each language's address.
    analytics: ['language'],
  },
  react: {
    all: ['settings', 'page', 'machine'],
    settings: [],
    page: ['settings'],
    machine: [],
  },
  components: {
    all: ['shared', 'lint'],
    Header: ['Navigation', 'AccountMenu', 'LanguageMenu', 'MobileDrawer'],
    MobileDrawer: ['Navigation', 'AccountMenu', 'LanguageMenu'],
    Navigation: ['Spotlight'],
    shared: [],
    lint: [],
  },
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file));
const inLayers = files.filter((file) => file.includes('/'));

describe('the layers of src', () => {
  it('are the documented ones', () => {
    expect([...new Set(inLayers.map(layerOf))].sort()).toEqual(
      Object.keys(LAYERS).sort(),
    );
  });

  it.each(inLayers)('%s imports only from lower layers', (file) => {
    const upwards = importsOf(file).filter(
      (target) => !mayImportLayer(layerOf(file), layerOf(target)),
    );
    expect(upwards).toEqual([]);
  });

  it.each(inLayers.filter((file) => layerOf(file) in FEATURES))(
    '%s imports no other feature',
    (file) => {
      const sideways = importsOf(file)
        .filter((target) => layerOf(target) === layerOf(file))
        .filter((target) => !mayImportFeature(file, target));
      expect(sideways).toEqual([]);
    },
  );

  it('re-export nothing from each other', () => {
    const barrels = inLayers.filter((file) => {
      const targets = [
        ...read(file).matchAll(/^export [^;]*? from '([^']+)'/gm),
      ];
      return targets.some(
        ([, target = '']) => layerOf(resolve(file, target)) !== layerOf(file),
      );
    });
    expect(barrels).toEqual([]);
  });

  it('have a core without React', () => {
    const withReact = inLayers
      .filter((file) => layerOf(file) === 'core')
      .filter((file) => /from '(react|@radix-ui)/.test(read(file)));
    expect(withReact).toEqual([]);
  });

  it('have no folder or file for miscellaneous code', () => {
    expect(
      files.filter((file) => /\b(utils?|helpers?|common|types)\b/.test(file)),
    ).toEqual([]);
  });
});

function mayImportLayer(from: string, to: string): boolean {
  return from === to || (LAYERS[from]?.includes(to) ?? false);
}

function mayImportFeature(file: string, target: string): boolean {
  const from = featureOf(file);
  const to = featureOf(target);
  const allowed = FEATURES[layerOf(file)] ?? {};
  if (from === undefined || from === to) return true;
  if (from !== undefined && allowed.all?.includes(from)) {
    return allowed[from]?.includes(to ?? '') ?? false;
  }
  return [...(allowed.all ?? []), ...(allowed[from] ?? [])].includes(to ?? '');
}

function layerOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** `undefined` for the entries directly in the layer's folder. */
function featureOf(file: string): string | undefined {
  const [, feature, name] = file.split('/');
  return name === undefined ? undefined : feature;
}

/**
 * Without dynamic imports (`import()`): the development checks know all
 * components, which load the checks.
 */
function importsOf(file: string): string[] {
  const specifiers = read(file).matchAll(/(?:from|import) '(\.[^']+)'/g);
  return [...specifiers]
    .map(([, specifier = '']) => resolve(file, specifier))
    .filter((target) => !target.startsWith('..'));
}

function resolve(file: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(file), specifier);
}

function read(file: string): string {
  return readFileSync(path.join('src', file), 'utf8');
}
