import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { create } from 'storybook/theming';

export const themeOf = (base: 'light' | 'dark') =>
  create({
    base,
    brandTitle: 'Lintel',
    brandTarget: '_self',
    appBg: base === 'light' ? '#f6f6f4' : '#1b1b1a',
    appBorderRadius: 4,
    colorPrimary: '#2440d8',
    colorSecondary: base === 'light' ? '#2440d8' : '#6f86f5',
  });

interface Globals {
  globals: { colorScheme?: string };
}

/** Storybook has the same colour scheme as the toolbar gives the stories. */
export function followColorScheme(api: API): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen: string | undefined;
  const wear = () => {
    const isDark = chosen === 'dark' || (chosen === 'auto' && system.matches);
    api.setOptions({ theme: themeOf(isDark ? 'dark' : 'light') });
  };
  const follow = ({ globals }: Globals) => {
    chosen = globals.colorScheme;
    wear();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  system.addEventListener('change', wear);
}
