/**
 * Draws the first picture of the README, `docs/pictures/header.png`, out of
 * accepted pictures of stories: `node tests/visual/drawOverview.mjs`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../setup/browsers.mjs';

const BASELINES = 'tests/visual/baselines';
const TARGET = 'docs/pictures/header.png';

const folder = path.join(BASELINES, readdirSync(BASELINES).sort().at(-1) ?? '');

/** @param {string} name */
const picture = (name) => {
  const data = readFileSync(path.join(folder, `${name}.png`), 'base64');
  return `<div><img src="data:image/png;base64,${data}"></div>`;
};

const html = `<!doctype html>
<style>
  body {
    display: grid;
    grid-template: 457px 246px / 500px 500px 375px;
    gap: 24px;
    width: max-content;
    margin: 0;
    padding: 32px;
    background: #dedbd5;
  }
  div {
    overflow: hidden;
    border-radius: 12px;
    box-shadow: 0 8px 24px rgb(0 0 0 / 18%);
  }
  img {
    display: block;
    width: 100%;
  }
  div:nth-child(1) {
    grid-column: 1 / 3;
  }
  div:nth-child(2) {
    grid-area: 1 / 3 / 3 / 4;
    align-self: center;
    border-radius: 28px;
  }
</style>
${[
  'components-header-menus/resources-open',
  'components-mobiledrawer-states/resources-open',
  'theming-brands/developer-tool-open',
  'theming-brands/bank',
]
  .map(picture)
  .join('')}`;

const browser = await chromium.launch({
  executablePath: findChromium()?.executablePath,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.setContent(html);
await page.locator('body').screenshot({ path: TARGET });
await browser.close();
