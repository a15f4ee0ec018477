import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApi } from '../../docs/generate/api';
import { messageExamples } from '../../docs/generate/messageExamples';
import { readMessages } from '../../docs/generate/messages';
import { pictureOf } from '../../docs/pictures/pictureOf';
import { propertyViews } from '../../docs/pictures/views';
import tokens from '../../dist/tokens.json' with { type: 'json' };
import { defaultNames } from '../../src/core/analytics/visitor';
import { defaultSiteNames } from '../../src/core/site/siteName';
import * as pageContract from '../../docs/generate/pageContract';
import { listTokens } from '../../src/styles/tokens';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('testing'))
  .map((file) => readFileSync(path.join('src', file), 'utf8'));

/** The sources read attributes by their names in `dataset`. */
const clicks = readFileSync(
  'src/core/analytics/interactions/readClick.ts',
  'utf8',
);
const messagesPage = readFileSync('docs/reference/messages.md', 'utf8');

describe('the page contract', () => {
  it('has every cookie and storage key', () => {
    const used = inSources(/(?:Cookie\(|Stored\((?:'\w+', )?)'(\w+)'/g).filter(
      (name) => !name.endsWith('Storage'),
    );
    // Cookies of `names` are in a table generated from the types.
    const known = Object.values(defaultNames);
    const others = used.filter((name) => !known.includes(name));
    expect([...others, ...siteNamesOf('Cookie')].sort()).toEqual(
      namesOf('cookies'),
    );
  });

  it('has every part of the page', () => {
    const used = inSources(/(?<!\[)data-lintel(?:="|': ')([\w-]+)/g);
    expect(used).toEqual(namesOf('parts'));
  });

  it('has every attribute of its own', () => {
    const used = inSources(/\b(data-lintel-[a-z-]*[a-z])/g);
    const read = [...clicks.matchAll(/\blintel([A-Z]\w+)/g)].map(
      ([, name = '']) => `data-lintel-${name.toLowerCase()}`,
    );
    const known = [...namesOf('ownAttributes'), ...namesOf('setAttributes')];
    expect([...new Set([...used, ...read])].sort()).toEqual(known.sort());
  });

  it('has every event, class and flag', () => {
    expect(inSources(/'(lintel:\w+)'/g)).toEqual(namesOf('windowEvents'));
    expect(siteNamesOf('Class')).toEqual(namesOf('bodyClasses'));
    expect(
      [...siteNamesOf('Flag'), ...inSources(/\bwindow\.(dataLayer)\b/g)].sort(),
    ).toEqual(namesOf('windowFlags'));
    expect(inSources(/\bwindow\.(lintel\w+|languageUk)\b(?!`)/g)).toEqual([]);
    expect(
      [
        ...inSources(/(?:flags|\)|told)\s*\.(?:has|get)\('([\w-]+)'\)/g),
        defaultSiteNames.languageUkFlag,
      ]
        .filter((name) => name !== 'format')
        .sort(),
    ).toEqual(namesOf('queryFlags'));
  });

  it('includes every custom property that the sources name', () => {
    const known = JSON.stringify(tokens);
    const used = inSources(/(--lintel-[a-z-]*[a-z])\b(?!-)/g);
    const unknown = used
      .filter((name) => !known.includes(`"${name}"`))
      .filter((name) => !OWN_PROPERTIES.includes(name));
    expect(unknown.sort()).toEqual(namesOf('setProperties'));
  });

  it('describes every entry', () => {
    for (const { name, text } of Object.values(pageContract).flat()) {
      expect(text, name).toMatch(/^(`|[A-Z]).+\.$/);
    }
  });
});

describe('the list of messages', () => {
  const printed = readMessages();

  it('has every message that production prints', () => {
    const texts = [
      'Error fetching auth data:',
      'Response was not an object.',
      'API returned an error.',
      'Response did not include email.',
      'Error logging out',
      'Error tracking event: HTTP Status ',
      'no payload',
      'Unable to store analyticsId',
      'Unable access local/session storage',
      'Unable to initialize component.',
    ];
    for (const text of texts) {
      expect(messagesPage).toContain(text);
      expect(sources.join('\n')).toContain(text);
    }
  });

  it('has every message for developers once', () => {
    const texts = printed.map(({ text, module }) => `${module} ${text}`);
    expect(texts.length).toBeGreaterThan(20);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).toContainEqual(
      expect.stringMatching(
        /^react\/page\/useSite site\.domain is missing on a server/,
      ),
    );
  });

  it('has as many examples as messages', () => {
    // `readMessages` compares them one by one.
    expect(Object.values(messageExamples).flat()).toHaveLength(printed.length);
  });

  it('has whole sentences that say what happened and what to do', () => {
    const told = printed.filter(({ when }) =>
      /InDevelopment$|^devError$/.test(when),
    );
    for (const { text } of told) {
      expect(text).toMatch(/\.$/);
      expect(text.split(/[.;,] /).length, text).toBeGreaterThan(1);
    }
  });
});

describe('the reference of components, hooks and modules', () => {
  const modules = readApi();
  const names = modules.flatMap((module) => module.names);

  it('has a description and the props of every component', () => {
    const components = names.filter(({ kind }) => kind === 'component');
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Header', 'Image', 'NextAdapter']),
    );
    for (const { name, text, members } of components) {
      expect(text, name).not.toBe('');
      expect(members.length, name).toBeGreaterThan(0);
      const silent = members.filter((each) => each.text === '');
      expect(silent.map((each) => `${name} ${each.name}`)).toEqual([]);
    }
    const header = components.find(({ name }) => name === 'Header')!;
    expect(header.members).toContainEqual(
      expect.objectContaining({
        name: 'position',
        type: "'static' | 'sticky' | 'overlay'",
        required: false,
        text: expect.stringContaining('stays in view'),
        preset: "'sticky'",
      }),
    );
  });

  it('has the results of every hook', () => {
    const hooks = names.filter(({ kind }) => kind === 'hook');
    const results = Object.fromEntries(
      hooks.map(({ name, members }) => [
        name,
        members.map((each) => each.name),
      ]),
    );
    expect(results).toMatchObject({
      useAuth: expect.arrayContaining(['status', 'logOut']),
      useTracking: expect.arrayContaining(['track', 'setConsent']),
      useLanguage: expect.arrayContaining(['setLanguage', 'urlFor']),
    });
  });

  it('describes every component, hook and function of React', () => {
    const silent = modules
      .filter(({ name }) => !/core|content|testing/.test(name))
      .flatMap((module) => module.names)
      .filter(({ kind, text }) => kind !== 'type' && text === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('the pictures of custom properties', () => {
  it('exist for each property that a picture can show', () => {
    const others = listTokens()
      .map(({ property }) => property)
      .filter((property) => !(property in propertyViews));
    expect(others).toEqual([
      '--lintel-z-index',
      '--lintel-motion-hover',
      '--lintel-motion-panel',
      '--lintel-motion-easing',
    ]);
  });

  it.each(Object.keys(propertyViews))('%s', (property) => {
    const picture = path.join('docs', pictureOf(property));
    expect(statSync(picture).size).toBeLessThan(24_000);
  });
});

/** Set and read within one part. */
const OWN_PROPERTIES = [
  '--lintel-card-shift',
  '--lintel-color',
  '--lintel-side-nav-length',
  '--lintel-side-nav-place',
];

function inSources(pattern: RegExp): string[] {
  const found = sources.flatMap((source) =>
    [...source.matchAll(pattern)].map(([, name = '']) => name),
  );
  return [...new Set(found)].sort();
}

/** The names in `site.names` of one kind. */
function siteNamesOf(kind: 'Cookie' | 'Class' | 'Flag'): string[] {
  return Object.entries(defaultSiteNames)
    .filter(([key]) => key.endsWith(kind))
    .map(([, name]) => name)
    .sort();
}

function namesOf(list: keyof typeof pageContract): string[] {
  return pageContract[list].map(({ name }) => name).sort();
}
