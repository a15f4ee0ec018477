import type { StyleRule } from '@vanilla-extract/css';
import { onDarkPage, onLightPage } from './pageTheme';
import { menuTheme } from './surface';
import { surface } from './theme.css';

/**
 * What menus are drawn on: their theme follows the page's background, not the
 * bar, which is light as long as they are open.
 *
 * @param header which states of the header, as attribute selectors
 */
export function menuSurface(header = ''): StyleRule['selectors'] {
  const of = (theme: string) => `[data-lintel="header"]${header}${theme} &`;
  const toldByPage = of(':not([data-theme-by])');
  return {
    [of('')]: {
      vars: menuTheme.light,
      color: surface.foreground,
      background: surface.background,
    },
    [of('[data-theme="dark-background"]')]: { vars: menuTheme.dark },
    [`${onDarkPage} ${toldByPage}`]: { vars: menuTheme.dark },
    [`${onLightPage} ${toldByPage}`]: { vars: menuTheme.light },
  };
}
