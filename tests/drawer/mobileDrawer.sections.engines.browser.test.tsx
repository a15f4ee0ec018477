import { describe, expect, it } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import {
  cross,
  dialog,
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  inDrawer,
  linksOf,
  openDrawer,
  scroller,
  showOpenDrawer,
  ways,
} from './drawerParts';
import { expectFocusOn } from '../header/headerParts';

const heading = (name: string) => inDrawer('button', name);
const topOf = (element: Element) => element.getBoundingClientRect().top;

async function open(name: string) {
  await userEvent.click(heading(name));
  await expectSectionOpen(name);
  atRest(dialog());
  await drawn();
}

it('a section opens and closes for every way to press it (APG)', async () => {
  await showOpenDrawer();
  await expectSectionClosed('Products');
  for (const press of ways) {
    await press(heading('Products'));
    await expectSectionOpen('Products');
    await expect.element(inDrawer('link', 'Online Stores')).toBeVisible();
    await press(heading('Products'));
    await expectSectionClosed('Products');
  }
});

const click = () => new MouseEvent('click', { bubbles: true });

function find(index: number) {
  linksOf(index).dispatchEvent(new Event('beforematch', { bubbles: true }));
}

describe('a closed section', () => {
  it('opens when a link in it is found, beside the open one; all are closed when the drawer opens again', async () => {
    await showOpenDrawer();
    find(0);
    await expectSectionOpen('Products');
    expect(linksOf(0)).not.toHaveAttribute('hidden');
    find(1);
    await expectSectionOpen('Resources');
    await expectSectionOpen('Products');
    await userEvent.click(heading('Resources'));
    await expectSectionClosed('Resources');
    expect(linksOf(1)).toHaveAttribute('hidden', 'until-found');
    await expectSectionOpen('Products');
    await userEvent.click(cross());
    await expectDrawerClosed();
    await openDrawer();
    await expectSectionClosed('Products');
  });

  it('that has the focus gives it to its heading', async () => {
    await showOpenDrawer();
    await open('Products');
    linksOf(0).querySelector('a')!.focus();
    heading('Products').element().dispatchEvent(click());
    await expectSectionClosed('Products');
    await expectFocusOn(heading('Products'));
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

describe('the heading of an open section', () => {
  it('stays in view while its links scroll, until the next heading arrives', async () => {
    await showOpenDrawer({ width: 375, height: 450, loggedIn: true });
    await open('Products');
    const box = heading('Products').element().parentElement!;
    scroller().scrollTop = 600;
    await drawn();
    expect(topOf(box)).toBeCloseTo(topOf(scroller()), 0);
    const resources = heading('Resources').element();
    resources.scrollIntoView({ block: 'start' });
    await drawn();
    expect(topOf(box)).toBeLessThan(topOf(scroller()));
  });

  it('closes the section wherever it is scrolled, and stays in the same place', async () => {
    await showOpenDrawer({ width: 375, height: 667 });
    await open('Resources');
    await open('Products');
    scroller().scrollTop = 600;
    await drawn();
    const element = heading('Products').element();
    const before = topOf(element);
    element.dispatchEvent(click());
    await expectSectionClosed('Products');
    atRest(dialog());
    await drawn();
    expect(Math.abs(topOf(element) - before)).toBeLessThanOrEqual(1);
    await expect.element(heading('Resources')).toBeInViewport();
  });

  it('does not move while the section opens', async () => {
    await showOpenDrawer({ width: 375, height: 667 });
    await open('Products');
    const element = heading('Resources').element();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = topOf(element);
    element.dispatchEvent(click());
    await expectSectionOpen('Resources');
    atRest(dialog());
    await drawn();
    expect(Math.abs(topOf(element) - before)).toBeLessThanOrEqual(1);
    await expectSectionOpen('Products');
  });

  it('never covers the focused link (WCAG 2.4.11)', async () => {
    await showOpenDrawer({ width: 375, height: 500 });
    await open('Products');
    heading('Resources').element().scrollIntoView();
    (heading('Resources').element() as HTMLElement).focus();
    const links = [...linksOf(0).querySelectorAll('a')];
    const box = heading('Products').element().parentElement!;
    for (const link of links.reverse()) {
      await userEvent.tab({ shift: true });
      expect(document.activeElement).toBe(link);
      await expect
        .poll(() => topOf(link) - box.getBoundingClientRect().bottom)
        .toBeGreaterThanOrEqual(4);
    }
  });
});
