import type { LintelConsent } from '../src/index';
import type { Look } from './look';
import type { Mood, Visitor } from './visitor';

/**
 * What surrounds a story. A story sets it by `parameters: { setting: { language:
 * 'de' } }`, and the toolbar overrides it: globals of a story would lock the
 * toolbar.
 * https://storybook.js.org/docs/essentials/toolbars-and-globals#globals
 */
export interface Setting {
  /** The language's code. */
  language: string;
  /** The background of the page. */
  theme: 'light-background' | 'dark-background';
  /** `data-lintel-color-scheme` of the page. `auto` is that of the system. */
  colorScheme: 'light' | 'dark' | 'auto';
  look: Look;
  visitor: Visitor;
  /** How the backend answers. */
  backend: Mood;
  consent: LintelConsent;
  motion: 'full' | 'slow' | 'reduced';
  banner: 'none' | 'promo';
  /** The font size of the page, in per cent. */
  text: '100' | '125' | '200';
}

/** How a picture differs from its story: `parameters: { pictures: [{ language: 'ja' }] }`. */
export interface Variant extends Partial<Setting> {
  /** A name of `viewports.ts`. */
  viewport?: string;
  forcedColors?: 'active';
  media?: 'print';
}

const usual: Setting = {
  language: 'en',
  theme: 'light-background',
  colorScheme: 'light',
  look: 'quiet',
  visitor: 'loggedOut',
  backend: 'fast',
  consent: 'granted',
  motion: 'full',
  banner: 'none',
  text: '100',
};

interface StorySurroundings {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** The setting of a story: the toolbar's, or its own, or the usual one. */
export function settingOf({ globals, parameters }: StorySurroundings): Setting {
  const own = parameters['setting'] as Partial<Setting> | undefined;
  const chosen = Object.keys(usual)
    .filter((name) => globals[name] !== undefined)
    .map((name) => [name, globals[name]]);
  return { ...usual, ...own, ...Object.fromEntries(chosen) };
}
