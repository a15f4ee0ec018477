import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { expectFocusOn, link } from '../header/headerParts';
import { freshPage, showServerHtml } from '../header/showHeader';
import {
  barButton,
  expectCurrent,
  idOf,
  itemLink,
  nav,
  phone,
  root,
  scrollPage,
  Sections,
  roundedTop,
  section,
  settled,
  showLongPage,
} from './sideNavParts';

const header = <Header consent="granted" tracking={false} />;

async function chooseByKey(number: number) {
  (itemLink(number).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

async function goBackTo(hash: string) {
  history.back();
  await expect.poll(() => location.hash).toBe(hash);
}

it('the address contains the section, and the history has one entry for each', async () => {
  await showLongPage();
  await userEvent.click(itemLink(2));
  expect(location.hash).toBe(`#${idOf(2)}`);
  // Going back restores the position at which an entry was left.
  await expect.poll(() => roundedTop(section(2))).toBe(0);
  await userEvent.click(itemLink(6));
  expect(location.hash).toBe(`#${idOf(6)}`);
  expect(section(6).matches(':target')).toBe(true);
  await expect.poll(() => roundedTop(section(6))).toBe(0);
  await goBackTo(`#${idOf(2)}`);
  await expectCurrent(2);
  // Firefox restores a position that it stores later, while the page scrolls.
  if (server.browser !== 'firefox') {
    await expect.poll(() => roundedTop(section(2))).toBe(0);
  }
  await goBackTo('');
  await expect.poll(() => roundedTop(section(2))).toBeGreaterThan(0);
});

describe('focus', () => {
  it('is in the section after a key press', async () => {
    await showLongPage();
    await chooseByKey(6);
    await expect.poll(() => document.activeElement).toBe(section(6));
    await expect.poll(() => roundedTop(section(6))).toBe(0);
    await userEvent.tab();
    await expectFocusOn(link('Link in 6'));
    expect(section(6)).not.toHaveAttribute('tabindex');
  });

  it('has no ring after a press', async () => {
    await showLongPage();
    await userEvent.click(itemLink(6));
    expect(document.activeElement).toBe(section(6));
    if (server.browser !== 'safari') {
      expect(getComputedStyle(section(6)).outlineStyle).toBe('none');
    }
  });

  it('moves through the open list, and closes it when it leaves', async () => {
    await phone();
    await showLongPage({ heights: [600, 600] });
    barButton().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expectFocusOn(itemLink(1));
    await userEvent.tab();
    await expectFocusOn(itemLink(2));
    await userEvent.tab();
    await expectFocusOn(link('Link in 1'));
    expect(barButton()).toHaveAttribute('aria-expanded', 'false');
  });
});

/** Whether any of it is visible: its middle and points near its corners. */
function isSeen(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 2;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const;
  return points.some(([x, y]) =>
    element.contains(document.elementFromPoint(x, y)),
  );
}

it('the focused element is visible (WCAG 2.4.11) going back by Shift and Tab under header and bar on a phone', async () => {
  await phone();
  const heights = Array.from({ length: 12 }, () => 230);
  await showLongPage({ top: header, heights });
  await scrollPage(root.scrollHeight);
  (link('Link in 12').element() as HTMLElement).focus();
  for (let number = 11; number > 0; number -= 1) {
    await userEvent.tab({ shift: true });
    await expectFocusOn(link(`Link in ${number}`));
    await settled();
    expect([number, isSeen(document.activeElement!)]).toEqual([number, true]);
  }
});

describe('in the server’s HTML', () => {
  const guide = (open?: boolean) => (
    <StrictMode>
      <main>
        <h1>A page</h1>
        <StickySideNav
          items={[1, 2].map((number) => ({
            id: idOf(number),
            label: `Section ${number}`,
          }))}
          open={open}
        />
        <Sections heights={[900, 900]} />
      </main>
    </StrictMode>
  );

  async function showServerPage(open?: boolean) {
    await freshPage();
    return showServerHtml(guide(open));
  }

  it('links work before hydration, and are the same elements after it', async () => {
    const hydrate = await showServerPage();
    const before = itemLink(2).element();
    await userEvent.click(itemLink(2));
    await expect.poll(() => roundedTop(section(2))).toBe(0);
    hydrate();
    await expectCurrent(2);
    expect(itemLink(2).element()).toBe(before);
  });

  it('the target of the address is below the bar before hydration', async () => {
    await phone();
    await showServerPage();
    location.hash = idOf(2);
    await expect.poll(() => roundedTop(section(2))).toBe(42);
  });

  it('a list opened by focus before hydration stays open', async () => {
    await phone();
    const hydrate = await showServerPage();
    barButton().focus();
    await expect.element(itemLink(1)).toBeVisible();
    hydrate();
    await expect.poll(() => nav().dataset['lintelScripted']).toBe('');
    expect(barButton()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(itemLink(1)).toBeVisible();
  });

  it('a list that the page keeps closed closes with hydration', async () => {
    await phone();
    const hydrate = await showServerPage(false);
    barButton().focus();
    await expect.element(itemLink(1)).toBeVisible();
    hydrate();
    await expect.element(itemLink(1)).not.toBeInTheDocument();
  });
});
