import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cdp, page, server } from 'vitest/browser';
import { Image, type ImageProps } from '../../src/components/Image/Image';
import { expectNoAxeViolations } from '../setup/axe';

const site = { hosts: { media: location.origin } };

function show(props: Partial<ImageProps> = {}) {
  document.title = 'A page';
  document.documentElement.lang = 'en';
  render(
    <main>
      <h1>A page</h1>
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

/** The file that the browser shows, once it is there. */
async function shownFile(): Promise<string> {
  await expect.poll(() => image().naturalWidth).toBeGreaterThan(0);
  return image().currentSrc.replace(`${location.origin}/spotlight/`, '');
}

describe('of an image the browser takes', () => {
  it.each([
    ['1px', 'studio-100w.webp'],
    ['100px', 'studio-100w.webp'],
    ['101px', 'studio-300w.webp'],
    ['480px', 'studio-500w.webp'],
    ['50vw', 'studio-750w.webp'],
    ['1000px', 'studio-1000w.webp'],
    ['(min-width: 1000px) 1001px, 10px', 'studio-1500w.webp'],
    ['3000px', 'studio-2500w.webp'],
  ])('for %s: %s', async (sizes, file) => {
    await page.viewport(1280, 800);
    show({ sizes });
    expect(await shownFile()).toBe(file);
  });

  it('the window’s width where nobody says how wide it is drawn', async () => {
    await page.viewport(720, 800);
    show();
    expect(await shownFile()).toBe('studio-750w.webp');
  });

  it.each([
    ['480px', 'bakery-500w.jpg'],
    ['700px', 'bakery-750w.jpg'],
  ])('for %s without WebP: %s', async (sizes, file) => {
    show({ file: 'bakery', sizes, webp: false });
    expect(await shownFile()).toBe(file);
  });

  it('no second file', async () => {
    performance.clearResourceTimings();
    show({ file: 'workshop', sizes: '480px', fetchPriority: 'high' });
    expect(await shownFile()).toBe('workshop-500w.webp');
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/spotlight/workshop'));
    expect(new Set(files).size).toBeLessThanOrEqual(1);
  });
});

// Chromium alone can pretend to have another screen.
describe.runIf(server.browser === 'chromium')('on a dense screen', () => {
  it.each([
    [2, '250px', 'studio-500w.webp'],
    [3, '250px', 'studio-750w.webp'],
    [2, '50vw', 'studio-1500w.webp'],
  ])('of %d pixels to one, %s is %s', async (density, sizes, file) => {
    await page.viewport(1280, 800);
    await emulateDensity(density);
    try {
      show({ sizes });
      expect(await shownFile()).toBe(file);
    } finally {
      await emulateDensity(1);
    }
  });
});

it('has nothing that axe finds', async () => {
  show({ sizes: '480px' });
  await shownFile();
  await expectNoAxeViolations();
});

it('is not loaded before it comes near', async () => {
  show({ file: `unseen-${crypto.randomUUID()}`, className: 'far' });
  // As far as nobody scrolls.
  image().closest('main')!.prepend(spaceOf(50_000));
  const near = new window.Image();
  near.src = '/spotlight/studio-100w.jpg?near';
  document.body.append(near);
  await near.decode();
  const files = performance.getEntriesByType('resource');
  expect(files.filter(({ name }) => name.includes('unseen-'))).toEqual([]);
});

function spaceOf(height: number): HTMLElement {
  const space = document.createElement('div');
  space.style.height = `${height}px`;
  return space;
}

function emulateDensity(deviceScaleFactor: number): Promise<unknown> {
  const sender = cdp() as unknown as {
    send(method: string, parameters: object): Promise<unknown>;
  };
  return sender.send('Emulation.setDeviceMetricsOverride', {
    width: 0,
    height: 0,
    deviceScaleFactor,
    mobile: false,
  });
}
