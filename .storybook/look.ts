import expressive from '../stories/Theming/expressive.css?inline';

/** What the page's custom properties make of the header. */
export type Look = 'quiet' | 'expressive';

const sheet = document.createElement('style');
sheet.textContent = expressive;

/** Puts a theme's sheet on the page, as a team would its own; the quiet one is the default and has none. */
export function wearLook(look: Look): void {
  if (look === 'expressive') document.head.append(sheet);
  else sheet.remove();
}
