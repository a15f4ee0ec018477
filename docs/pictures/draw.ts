import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { extendViteConfig } from '../../.storybook/extendViteConfig';
import { listTokens } from '../../src/styles/tokens';
import { findChromium } from '../../tests/setup/browsers.mjs';
import { stackPictures } from './stackPictures.mjs';
import { pictureOf } from './pictureOf';
import { propertyViews, views, type View } from './views';

/**
 * Draws the picture of the README, and one for each custom property: a part of
 * the header with the default above, and with another value below.
 */
export async function draw(): Promise<void> {
  const server = await createServer(
    extendViteConfig({ configFile: false, logLevel: 'error' }),
  );
  await server.listen();
  const browser = await chromium.launch({
    executablePath: findChromium()?.executablePath,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const [address = ''] = server.resolvedUrls?.local ?? [];
    await drawReadme(page, address);
    mkdirSync('docs/pictures/properties', { recursive: true });
    for (const [property, { view, value }] of Object.entries(propertyViews)) {
      await show(page, address, views[view]);
      writeFileSync(
        path.join('docs', pictureOf(property)),
        await drawProperty(
          page,
          property,
          value ?? exampleOf(property),
          views[view],
        ),
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function drawReadme(page: Page, address: string): Promise<void> {
  const view = views['whole menu'];
  await show(page, address, view);
  await page.screenshot({
    path: 'docs/pictures/header.png',
    clip: view.clip,
    animations: 'disabled',
  });
}

function exampleOf(property: string): string {
  const token = listTokens().find((each) => each.property === property);
  if (!token) {
    throw new Error(
      `Lintel: unknown custom property "${property}", so no picture was drawn. Correct it in docs/pictures/views.ts.`,
    );
  }
  return token.example;
}

async function show(
  page: Page,
  address: string,
  { width, height, query = '', act }: View,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, height - 1);
  await page.goto(`${address}docs/pictures/index.html?${query}`);
  await page.waitForSelector('[data-lintel="header"][data-ready]');
  await page.waitForSelector(
    '[data-lintel="account"]:not([data-status="loading"])',
    {
      state: 'attached',
    },
  );
  await act?.(page);
  await page.waitForLoadState('networkidle');
}

async function drawProperty(
  page: Page,
  property: string,
  value: string,
  { clip }: View,
): Promise<Buffer> {
  const before = await page.screenshot({ clip, animations: 'disabled' });
  await page.evaluate(
    ([name, text]) => document.documentElement.style.setProperty(name, text),
    [property, value] as const,
  );
  const after = await page.screenshot({ clip, animations: 'disabled' });
  const encoded = await page.evaluate(
    stackPictures,
    [before, after].map((each) => each.toString('base64')),
  );
  return Buffer.from(encoded, 'base64');
}
