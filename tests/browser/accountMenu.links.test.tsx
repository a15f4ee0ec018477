import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  openByHover,
  openByKey,
  slowly,
} from './accountMenuParts';
import { atRest } from './atRest';
import { drawn } from './clock';
import { stayOnPage } from './headerParts';
import { dragBetween } from './input';
import { showHeaderToMember } from './showHeader';

describe('of the menu’s links', () => {
  it.each(['ctrlKey', 'metaKey'])(
    'one that is clicked with %s leaves it open: for several',
    async (modifier) => {
      const { header } = await showHeaderToMember();
      stayOnPage(header);
      await openByHover();
      fireEvent.click(item('Domains').element(), { [modifier]: true });
      await drawn();
      await expectMenuOpen();
    },
  );

  it('one that is followed with Ctrl+Enter leaves it open, and is the browser’s', async () => {
    const { header } = await showHeaderToMember();
    stayOnPage(header);
    const withCtrl: boolean[] = [];
    header.addEventListener('click', ({ ctrlKey }) => withCtrl.push(ctrlKey));
    await openByKey();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => withCtrl).toEqual([true]);
    await expectMenuOpen();
  });

  it('one that is clicked closes it', async () => {
    const { header } = await showHeaderToMember();
    stayOnPage(header);
    await openByHover();
    await userEvent.click(item('Domains'));
    await expectMenuClosed();
  });

  it('none is followed by a press that began elsewhere', async () => {
    const followed = await openCounted();
    fireEvent.pointerUp(item('Domains').element());
    await drawn();
    expect(followed).toEqual([]);
  });

  it.runIf(server.browser === 'chromium').each([
    ['what else its card holds', () => page.getByText('Ada Lovelace')],
    ['another', () => item('Account Dashboard')],
    ['the avatar', avatar],
  ])('none is followed by a drag from %s', async (_, start) => {
    const followed = await openCounted();
    await dragBetween(start().element(), item('Domains').element());
    await drawn();
    expect(followed).toEqual([]);
    await expectMenuOpen();
  });
});

/** An open menu, and which of its links have been followed. */
async function openCounted() {
  const { header } = await showHeaderToMember(slowly);
  stayOnPage(header);
  const followed: string[] = [];
  header.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('[role="menuitem"]');
    if (link) followed.push(link.textContent);
  });
  await openByHover();
  // Placed, and at rest: what is dragged to is where it is.
  await drawn();
  atRest(document.body);
  return followed;
}
