import type { Plugin } from 'vite';
import { readTheme, THEME_SOURCES } from '../src/styles/tokens/readTheme';

const MODULE = 'virtual:theme-reference';

/** Hands the custom properties to the documentation as a module, and anew whenever a source is saved. */
export function themeReference(): Plugin {
  return {
    name: 'lintel:theme-reference',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      for (const source of THEME_SOURCES) this.addWatchFile(source);
      return `export const data = ${JSON.stringify(readTheme())};`;
    },
  };
}
