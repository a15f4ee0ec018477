import expressive from '../stories/Theming/expressive.css?inline';

/** How the page's custom properties make the header look. */
export type Look = 'quiet' | 'expressive';

const sheet = document.createElement('style');
sheet.textContent = expressive;

/**
 * Adds a theme's style sheet to the page, as a team would. The default theme
 * has none.
 */
export function wearLook(look: Look): void {
  if (look === 'expressive') document.head.append(sheet);
  else sheet.remove();
}
