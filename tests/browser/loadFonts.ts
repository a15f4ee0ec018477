/**
 * Loads the fonts of `.storybook/fonts.css` for the characters of a text. Browsers
 * load a font when they first draw its characters, which would be after the test
 * has measured them in another font.
 */
export async function loadFonts(text: string): Promise<void> {
  const { fontFamily } = getComputedStyle(document.body);
  const faces = await document.fonts.load(`16px ${fontFamily}`, text);
  if (faces.length > 0) return;
  throw new Error(
    'Lintel: the page has no fonts from packages, so the test would measure a font of this machine. Import `.storybook/fonts.css`.',
  );
}
