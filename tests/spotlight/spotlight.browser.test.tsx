import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../src/content/locales/en';
import type { Navigation } from '../../src/content/navigation';
import {
  drawerIsLoaded,
  expectSectionOpen,
  inDrawer,
  openDrawer,
} from '../drawer/drawerParts';
import { link, panel, trigger } from '../header/headerParts';
import { showHeader } from '../header/showHeader';
import { otherPicture } from '../browser/otherPicture';

// A new URL each time, because a browser shows a cached image immediately, lazy
// or not.
const unseen = `unseen-${crypto.randomUUID()}`;

const navigation: Navigation = {
  version: 1,
  items: en.navigation.items.map((item) =>
    'spotlight' in item && item.spotlight
      ? {
          ...item,
          spotlight: {
            ...item.spotlight,
            pictures: [{ folder: 'spotlight', file: unseen }],
          },
        }
      : item,
  ),
};

const pictures = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(unseen));

it('the spotlight’s picture is downloaded only when its menu is open', async () => {
  await page.viewport(1280, 800);
  // The page's modules may have filled the buffer of 250 entries.
  performance.clearResourceTimings();
  await showHeader({ tracking: false, navigation });
  await otherPicture();
  expect(pictures()).toEqual([]);
  await userEvent.click(trigger('Products'));
  await expect.element(panel('Products')).toBeVisible();
  await otherPicture();
  expect(pictures()).toEqual([]);
  await userEvent.click(trigger('Resources'));
  await expect.element(link('Get inspired')).toBeVisible();
  await expect.poll(() => pictures().length).toBeGreaterThan(0);
});

it('on a phone, the spotlight’s picture is downloaded only when its section of the drawer is open', async () => {
  await page.viewport(375, 800);
  performance.clearResourceTimings();
  await showHeader({ tracking: false, navigation });
  await drawerIsLoaded();
  await otherPicture();
  expect(pictures()).toEqual([]);
  await openDrawer();
  await userEvent.click(inDrawer('button', 'Products'));
  await expectSectionOpen('Products');
  await otherPicture();
  expect(pictures()).toEqual([]);
  await userEvent.click(inDrawer('button', 'Resources'));
  const picture = inDrawer('group', 'Resources').getByRole('presentation');
  await expect.element(picture).toBeVisible();
  await expect.poll(() => pictures().length).toBeGreaterThan(0);
});
