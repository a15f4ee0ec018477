/**
 * Draws the pictures of the spotlight again: `node stories/media/draw.mjs`.
 *
 * Each picture is a page (`studio.html`) with canvases filled by a shader
 * (`studio.glsl`). Chromium's software rasterizer draws them, so that the same
 * browser makes the same files on every machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../../tests/setup/browsers.mjs';

const ORIGIN = 'http://pictures.localhost';
const SIZE = { width: 2500, height: 1563 };

/** The widths of the media host (behaviour I3). */
const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];

const QUALITIES = { 'image/jpeg': 0.68, 'image/webp': 0.78 };
const EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
};

/**
 * A PNG of a photographic picture is large, so only the fallback and smaller
 * widths are PNGs.
 */
const LOSSLESS_WIDTHS = [100, 300, 500];

const project = fileURLToPath(new URL('../..', import.meta.url));
const folder = fileURLToPath(new URL('spotlight', import.meta.url));
const pictures =
  argv.length > 2 ? argv.slice(2) : ['studio', 'bakery', 'workshop'];

const browser = await launch();
try {
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) await draw(picture);
} finally {
  await browser.close();
}

function launch() {
  return chromium.launch({
    executablePath: findChromium()?.executablePath,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gpu-watchdog',
      '--force-color-profile=srgb',
    ],
  });
}

/** @param {string} picture */
async function draw(picture) {
  const page = await browser.newPage({ viewport: SIZE });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(project, pathname) });
  });
  await page.goto(`${ORIGIN}/stories/media/${picture}.html`);
  await inPage(page, 'paintScenes');
  const drawn = (await page.screenshot({ timeout: 0 })).toString('base64');
  const files = await inPage(page, 'exportPicture', {
    source: `data:image/png;base64,${drawn}`,
    widths: WIDTHS,
    qualities: QUALITIES,
    losslessWidths: LOSSLESS_WIDTHS,
  });
  await page.close();
  for (const file of files) write(picture, file);
}

/**
 * Calls a module's function of the same name in the page.
 *
 * @param {import('playwright').Page} page
 * @param {string} name
 * @param {unknown} [argument]
 */
function inPage(page, name, argument) {
  return page.evaluate(async ([name, argument]) => {
    const module = await import(`/stories/media/${name}.mjs`);
    return module[name](argument);
  }, /** @type {const} */ ([name, argument]));
}

/**
 * @param {string} picture
 * @param {{ width: number, type: keyof typeof EXTENSIONS, content: string }} file
 */
function write(picture, { width, type, content }) {
  const name = `${picture}-${width}w.${EXTENSIONS[type]}`;
  writeFileSync(path.join(folder, name), content, 'base64');
}
