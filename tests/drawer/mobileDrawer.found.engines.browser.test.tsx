import { describe, expect, it } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import {
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  inDrawer,
  linksOf,
  showOpenDrawer,
} from './drawerParts';
import { expectFocusOn } from '../header/headerParts';

function find(index: number) {
  linksOf(index).dispatchEvent(new Event('beforematch', { bubbles: true }));
}

describe('a closed section', () => {
  it('opens when a link in it is found; the open one closes, and focus moves to its heading', async () => {
    await showOpenDrawer();
    find(0);
    await expectSectionOpen('Products');
    expect(linksOf(0)).not.toHaveAttribute('hidden');
    linksOf(0).querySelector('a')!.focus();
    find(1);
    await expectSectionOpen('Resources');
    await expectSectionClosed('Products');
    await expectFocusOn(inDrawer('button', 'Products'));
    find(1);
    await expectSectionOpen('Resources');
    await userEvent.click(inDrawer('button', 'Resources'));
    await expectSectionClosed('Resources');
    expect(linksOf(1)).toHaveAttribute('hidden', 'until-found');
  });

  it.runIf(server.browser === 'chromium')(
    'opens when the browser navigates to a link in it',
    async () => {
      await showOpenDrawer();
      const link = linksOf(1).querySelector('a')!;
      link.id = 'found';
      location.hash = '#found';
      await expectSectionOpen('Resources');
      await expectDrawerOpen();
      await expect.poll(() => link.checkVisibility()).toBe(true);
    },
  );
});
