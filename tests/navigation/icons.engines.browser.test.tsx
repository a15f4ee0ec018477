import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { LintelNavigation } from '../../src/content/navigation';
import {
  expectSectionOpen,
  inDrawer,
  showOpenDrawer,
} from '../drawer/drawerParts';
import { expectOpen, link, trigger } from '../header/headerParts';
import { showHeader, slowly } from '../header/showHeader';
import { otherPicture } from '../browser/otherPicture';

/** Addresses that no browser has cached. */
function menusWithIcons() {
  const version = crypto.randomUUID();
  const icon = `/icons/tag.svg?${version}`;
  const picture = `/spotlight/studio-500w.jpg?${version}`;
  const inFolder = { folder: 'spotlight', file: `unseen-${version}` };
  const sell = { id: 'sell', label: 'Sell', href: location.pathname };
  const prices = { id: 'prices', label: 'Prices', href: '/prices' };
  const links = [
    { ...prices, icon: { src: icon, mask: true } },
    { id: 'rates', label: 'Rates', href: '/rates' },
    {
      id: 'shops',
      label: 'Shops',
      description: 'In every town',
      href: '/shops',
      icon: { src: `${icon}-2` },
    },
  ];
  const spotlight = { id: 'made', label: 'Made by you', href: '/made' };
  const pictures = [{ src: picture, width: 500, height: 313 }];
  const navigation: LintelNavigation = {
    version: 1,
    items: [
      {
        id: 'platform',
        label: 'Platform',
        groups: [{ ...sell, links }],
        spotlight: { ...spotlight, pictures },
      },
      {
        id: 'gallery',
        label: 'Gallery',
        groups: [
          {
            id: 'all',
            links: [{ id: 'shows', label: 'Shows', href: '/shows' }],
          },
        ],
        spotlight: { ...spotlight, pictures: [inFolder] },
      },
    ],
  };
  // The page's modules may have filled the buffer of 250 entries.
  performance.clearResourceTimings();
  const requested = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(version)).length;
  return { navigation, requested };
}

const iconIn = (row: Locator) => row.getByRole('presentation');

/** Where a text begins, and not the element around it. */
function leftOf(text: string): number {
  const range = document.createRange();
  range.selectNode(page.getByText(text, { exact: true }).element().lastChild!);
  return range.getBoundingClientRect().left;
}

describe('icons and pictures', () => {
  it('are requested only when their menu is open', async () => {
    await page.viewport(1280, 800);
    const { navigation, requested } = menusWithIcons();
    await showHeader({ ...slowly, tracking: false, navigation });
    await otherPicture();
    expect(requested()).toBe(0);
    await userEvent.click(trigger('Platform'));
    await expectOpen('Platform');
    await expect.poll(requested).toBe(3);
    await otherPicture();
    expect(requested()).toBe(3);
    await userEvent.click(trigger('Gallery'));
    await expectOpen('Gallery');
    await expect.poll(requested).toBe(4);
  });

  it('are requested only when their section of the drawer is open', async () => {
    const { navigation, requested } = menusWithIcons();
    await showOpenDrawer({ tracking: false, navigation });
    await otherPicture();
    expect(requested()).toBe(0);
    await userEvent.click(inDrawer('button', 'Platform'));
    await expectSectionOpen('Platform');
    await expect.poll(requested).toBe(3);
    await otherPicture();
    expect(requested()).toBe(3);
    // Below an open section, it would be out of view.
    await userEvent.click(inDrawer('button', 'Platform'));
    await userEvent.click(inDrawer('button', 'Gallery'));
    await expectSectionOpen('Gallery');
    await expect.poll(requested).toBe(4);
  });
});

it('an icon is before the label, on the line of its first word, and labels without one have the same edge', async () => {
  await page.viewport(1280, 800);
  const { navigation } = menusWithIcons();
  await showHeader({ ...slowly, tracking: false, navigation });
  await userEvent.click(trigger('Platform'));
  await expectOpen('Platform');
  const shops = link('Shops In every town');
  const icon = iconIn(shops).element().getBoundingClientRect();
  const label = shops.getByText('Shops').element();
  const line = label.getBoundingClientRect();
  expect(icon.width).toBe(20);
  expect(icon.height).toBe(20);
  expect((icon.top + icon.bottom) / 2).toBeCloseTo(
    (line.top + line.bottom) / 2,
    -0.5,
  );
  expect(icon.right).toBeLessThan(leftOf('Shops'));
  expect(leftOf('Rates')).toBe(leftOf('Shops'));
});

describe('a group’s label that is a link', () => {
  it('is marked in the drawer, where it is large enough for a finger', async () => {
    const { navigation } = menusWithIcons();
    await showOpenDrawer({ tracking: false, navigation });
    await userEvent.click(inDrawer('button', 'Platform'));
    await expectSectionOpen('Platform');
    const label = inDrawer('link', 'Sell');
    await expect.element(label).toHaveAttribute('aria-current', 'page');
    expect(label.element().getBoundingClientRect().height).toBeCloseTo(44, 3);
  });
});
