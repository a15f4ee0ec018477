// Menus in a JSON file, imported as in a bundler's source.
import type { Navigation } from 'lintel';
import { defineNavigation } from 'lintel/content';
import menu from './menu.json';

export const navigation: Navigation = defineNavigation(menu);

// @ts-expect-error TypeScript reads `version: number` in the file
export const unchecked: Navigation = menu;
