import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, server } from 'vitest/browser';
import { Image, type ImageProps } from '../../src/image/Image';
import { send } from '../browser/input';

const site = { hosts: { media: location.origin } };

/** @param above height of the page above it, in px */
function show(props: Partial<ImageProps> = {}, above = 0) {
  document.title = 'A page';
  document.documentElement.lang = 'en';
  render(
    <main>
      <h1>A page</h1>
      {above ? <div style={{ height: above }} /> : null}
      <Image
        site={site}
        folder="spotlight"
        file="studio"
        alt="A studio"
        width={2500}
        height={1563}
        {...props}
      />
    </main>,
  );
}

const image = () => screen.getByRole<HTMLImageElement>('img');

/**
 * The file that the browser chooses. The URL is new each time, because a
 * browser prefers a larger image in its cache.
 */
async function takenFile(props: Partial<ImageProps>): Promise<string> {
  const file = `unseen-${crypto.randomUUID()}`;
  show({ file, ...props });
  await expect.poll(() => image().currentSrc).toContain(file);
  return image().currentSrc.replace(
    `${location.origin}/spotlight/${file}`,
    'studio',
  );
}

describe('the browser chooses', () => {
  it.each([
    ['101px', 'studio-300w.webp'],
    ['(min-width: 1000px) 1001px, 10px', 'studio-1500w.webp'],
  ])('for %s the file %s', async (sizes, file) => {
    expect(await takenFile({ sizes })).toBe(file);
  });

  it('the file for the window’s width if there is no `sizes`', async () => {
    await page.viewport(720, 800);
    expect(await takenFile({})).toBe('studio-750w.webp');
  });
});

describe('only one file is downloaded', () => {
  it('if the browser renders it', async () => {
    const file = `unseen-${crypto.randomUUID()}`;
    show({ file, sizes: '480px' });
    await expectOneDownload(file);
  });

  // For an image rendered in the browser, WebKit would also load the fallback:
  // it starts when React sets the address of the `<img>`, before it has its
  // sources.
  it('immediately if a server renders it', async () => {
    const file = `unseen-${crypto.randomUUID()}`;
    document.body.innerHTML = renderToString(
      <Image
        site={site}
        folder="spotlight"
        file={file}
        alt="A studio"
        sizes="480px"
        fetchPriority="high"
      />,
    );
    await expectOneDownload(file);
  });
});

const downloadsOf = (file: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes(file));

async function expectOneDownload(file: string) {
  await expect.poll(() => downloadsOf(file)).toHaveLength(1);
  await otherPicture();
  expect(downloadsOf(file)).toEqual([expect.stringMatching(/-500w\.webp$/)]);
}

// Only Chromium can emulate another screen.
it.runIf(server.browser === 'chromium')(
  'the browser chooses a wider file on a high-density screen',
  async () => {
    await emulateDensity(2);
    onTestFinished(async () => void (await emulateDensity(1)));
    expect(await takenFile({ sizes: '50vw' })).toBe('studio-1500w.webp');
  },
);

it('an image is downloaded only when it is near', async () => {
  const file = `unseen-${crypto.randomUUID()}`;
  show({ file }, 50_000);
  await otherPicture();
  expect(downloadsOf(file)).toEqual([]);
  image().scrollIntoView();
  await expect.poll(() => downloadsOf(file)).toHaveLength(1);
});

/**
 * Waits for an image requested later. By then, images that load immediately
 * have been requested.
 */
async function otherPicture() {
  const other = new window.Image();
  other.src = `/spotlight/studio-100w.jpg?${crypto.randomUUID()}`;
  await other.decode();
}

function emulateDensity(deviceScaleFactor: number): Promise<unknown> {
  const metrics = { width: 0, height: 0, deviceScaleFactor, mobile: false };
  return send('Emulation.setDeviceMetricsOverride', metrics);
}
