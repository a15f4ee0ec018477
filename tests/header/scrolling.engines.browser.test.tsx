import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import { expectOpen, languageButton, panel, trigger } from './headerParts';
import { makeRoomToScroll, showPage } from './showHeader';

it.each([
  ['link', <a href="#place">Go</a>],
  [
    'button with a script',
    <button onClick={() => document.getElementById('place')!.scrollIntoView()}>
      Go
    </button>,
  ],
])('a %s in the bar leads to a place below the bar', async (_, action) => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  const { header } = await showPage(
    <Header consent="granted" actions={action} />,
  );
  makeRoomToScroll().insertAdjacentHTML(
    'beforeend',
    '<h2 id="place" style="margin: 900px 0 0">Place</h2>',
  );
  await drawn();
  const place = document.getElementById('place')!;
  screen.getByText('Go').focus();
  await userEvent.keyboard('{Enter}');
  // The browser scrolls to whole pixels.
  await expect
    .poll(() => place.getBoundingClientRect().top)
    .toBeLessThan(header.getBoundingClientRect().bottom + 1);
  expect(place.getBoundingClientRect().top).toBeGreaterThan(
    header.getBoundingClientRect().bottom - 1,
  );
});

// Firefox handles the wheel of its driver without `overscroll-behavior`.
const hasOverscroll = server.browser !== 'firefox';

describe.runIf(hasOverscroll)('the wheel over a menu at its end', () => {
  async function expectEnd(menu: Element) {
    // Its height depends on the header's, which is measured in the next frame.
    await expect
      .poll(() => menu.scrollHeight - menu.clientHeight)
      .toBeGreaterThan(0);
    menu.scrollTop = menu.scrollHeight;
    const wheel = () => userEvent.wheel(menu, { delta: { y: 100 } });
    // The driver may scroll the page so that all of the menu is in view.
    await wheel();
    await drawn();
    const before = scrollY;
    expect(before).toBeLessThan(50);
    await wheel();
    await drawn();
    await drawn();
    expect(scrollY).toBe(before);
  }

  it('does not scroll the page behind', async () => {
    await page.viewport(1280, 480);
    await showPage(<Header consent="granted" />);
    makeRoomToScroll();
    await userEvent.click(trigger());
    await expectOpen();
    await expectEnd(panel().element());
  });

  it('does not scroll the page behind the languages', async () => {
    await page.viewport(1280, 410);
    await showPage(
      <Header
        consent="granted"
        banner={<p style={{ height: 110 }}>Offer</p>}
      />,
    );
    makeRoomToScroll();
    await userEvent.click(languageButton());
    const entry = page.getByRole('link', { name: 'Deutsch' });
    await expect.element(entry).toBeVisible();
    const list = entry.element().closest('ul')!;
    // The driver scrolls the page while what it looks for moves.
    atRest(list);
    await expectEnd(list);
  });
});
