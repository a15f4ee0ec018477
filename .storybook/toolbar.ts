import type { GlobalTypes } from 'storybook/internal/types';
import { languageItems } from './languages';
import { looks } from './look';
import type { Setting } from './setting';

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;
type Choices<Name extends keyof Setting> = Record<Setting[Name], string>;

/** What designers choose most. All menus with words do not fit. */
const NAMED = ['Language', 'Background', 'Theme', 'Motion'];

/** A menu of the toolbar. Its first entry returns to the story's own setting. */
function menu(
  title: string,
  icon: Icon,
  items: { value: string; title: string; right?: string }[],
) {
  const reset = {
    type: 'reset' as const,
    title: `${title}: as in the story`,
  };
  return {
    description: title,
    toolbar: {
      icon,
      ...(NAMED.includes(title) && { title }),
      dynamicTitle: true,
      items: [reset, ...items],
    },
  };
}

function choices<Name extends keyof Setting>(
  title: string,
  icon: Icon,
  titles: Choices<Name>,
) {
  const items = Object.entries<string>(titles);
  return menu(
    title,
    icon,
    items.map(([value, title]) => ({ value, title })),
  );
}

/** The toolbar's menus, by setting. */
export const toolbar = {
  language: menu('Language', 'globe', languageItems),
  theme: choices<'theme'>('Background', 'contrast', {
    'light-background': 'Light page',
    'dark-background': 'Dark page',
  }),
  colorScheme: choices<'colorScheme'>('Colour scheme', 'moon', {
    light: 'Light mode',
    dark: 'Dark mode',
    auto: 'Mode of the system',
  }),
  // Not called `theme`, because the header has a prop of this name for the
  // page's background.
  look: menu(
    'Theme',
    'paintbrush',
    Object.entries(looks).map(([value, { title }]) => ({ value, title })),
  ),
  visitor: choices<'visitor'>('Visitor', 'user', {
    loggedOut: 'Logged out',
    loggedIn: 'Logged in',
  }),
  backend: choices<'backend'>('Backend', 'lightning', {
    fast: 'Backend: fast',
    slow: 'Backend: slow, 2 s',
    silent: 'Backend: never answers',
    failing: 'Backend: fails with status 503',
  }),
  consent: choices<'consent'>('Consent', 'lock', {
    pending: 'Consent: pending',
    granted: 'Consent: granted',
    denied: 'Consent: denied',
  }),
  motion: choices<'motion'>('Motion', 'timer', {
    full: 'Motion: full',
    slow: 'Motion: ¼ speed',
    reduced: 'Motion: reduced',
  }),
  banner: choices<'banner'>('Banner', 'bell', {
    none: 'No banner',
    promo: 'Banner above the bar',
  }),
  text: choices<'text'>('Text size', 'zoom', {
    100: 'Text: 100 %',
    125: 'Text: 125 %',
    200: 'Text: 200 %',
  }),
} satisfies Record<keyof Setting, unknown> & GlobalTypes;
