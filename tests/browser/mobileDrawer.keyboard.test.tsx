import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  cross,
  dialog,
  drawer,
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  focusedName,
  hamburger,
  inDrawer,
  linksOf,
  openDrawer,
  pageButton,
  showOpenDrawer,
  showPhone,
} from './drawerParts';
import { expectFocusOn, link } from './headerParts';

const site = { domain: 'example.com' };
const actions = <button type="button">Get started</button>;

/** In the order of the Tab key, as the drawer opens. */
const STOPS = [
  'Menu',
  'Products',
  'Resources',
  'Prices',
  'Language English',
  'Log In',
  'Get started',
  'example.com Home',
];
const all = { site, actions };

/** From the button in the drawer, which has the focus first. */
async function tabTo(name: string) {
  for (let step = 0; focusedName() !== name; step += 1) {
    if (step > STOPS.length) throw new Error(`Tab does not come to ${name}.`);
    await userEvent.tab();
  }
}

async function goRound(shift: boolean) {
  const names: (string | null)[] = [];
  for (let step = 0; step <= STOPS.length; step += 1) {
    names.push(focusedName());
    await userEvent.tab({ shift });
  }
  return names;
}

describe('a section of the drawer', () => {
  it('is a button, alone in a heading (APG A1)', async () => {
    await showOpenDrawer();
    const headings = drawer().getByRole('heading', { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Products',
      'Resources',
      'Prices',
    ]);
    for (const heading of headings) expect(heading.children).toHaveLength(1);
    expect(headings[0]!.firstElementChild).toBe(
      inDrawer('button', 'Products').element(),
    );
  });

  it('says whether it is open, and what it controls (APG A2)', async () => {
    await showOpenDrawer();
    const heading = inDrawer('button', 'Products');
    const controlled = () =>
      document.querySelectorAll(
        `[id="${heading.element().getAttribute('aria-controls')}"]`,
      );
    await expect.element(heading).toHaveAttribute('aria-expanded', 'false');
    expect([...controlled()]).toEqual([linksOf(0)]);
    await userEvent.click(heading);
    await expect.element(heading).toHaveAttribute('aria-expanded', 'true');
    expect([...controlled()]).toEqual([linksOf(0)]);
  });

  it('has a group of its name, which is no landmark (APG A3)', async () => {
    await showOpenDrawer();
    await expect.element(inDrawer('group', 'Products')).not.toBeInTheDocument();
    await userEvent.click(inDrawer('button', 'Products'));
    await expect.element(inDrawer('group', 'Products')).toBeVisible();
    expect(drawer().getByRole('region').elements()).toEqual([]);
    expect(drawer().getByRole('navigation').elements()).toEqual([]);
  });

  it.each(['{Enter}', '[Space]'])(
    'opens and closes by %s (APG A4)',
    async (key) => {
      await showOpenDrawer();
      await tabTo('Products');
      await userEvent.keyboard(key);
      await expectSectionOpen('Products');
      await expectFocusOn(inDrawer('button', 'Products'));
      await userEvent.keyboard(key);
      await expectSectionClosed('Products');
      await expectFocusOn(inDrawer('button', 'Products'));
    },
  );

  it('has its links among the stops of Tab only while it is open (APG A5)', async () => {
    await showOpenDrawer();
    await tabTo('Products');
    await userEvent.tab();
    await expectFocusOn(inDrawer('button', 'Resources'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expectSectionOpen('Products');
    const links = [...linksOf(0).querySelectorAll('a')];
    for (const each of links) {
      await userEvent.tab();
      expect(document.activeElement).toBe(each);
    }
    await userEvent.tab();
    await expectFocusOn(inDrawer('button', 'Resources'));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(links.at(-1));
  });

  it('has the arrow keys, Home and End move between the headings that open (APG A6)', async () => {
    await showOpenDrawer();
    await tabTo('Products');
    for (const [key, name] of [
      ['{ArrowDown}', 'Resources'],
      ['{ArrowDown}', 'Products'],
      ['{ArrowUp}', 'Resources'],
      ['{Home}', 'Products'],
      ['{End}', 'Resources'],
    ] as const) {
      await userEvent.keyboard(key);
      await expectFocusOn(inDrawer('button', name));
    }
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expectFocusOn(inDrawer('link', 'Prices'));
  });
});

describe('the drawer', () => {
  it('is a modal dialog with a name, a button to close it and no landmark (APG G1)', async () => {
    await showOpenDrawer();
    expect(dialog().matches('dialog:modal')).toBe(true);
    await expect.element(drawer()).toHaveAccessibleName('Menu');
    await expect.element(cross()).toBeVisible();
    expect(dialog().querySelector('nav, main, aside, header')).toBeNull();
  });

  it.each(['{Enter}', '[Space]'])(
    'takes the focus in by %s, and gives it back (APG G1)',
    async (key) => {
      await showPhone();
      (hamburger().element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      await expectDrawerOpen();
      await expectFocusOn(cross());
      await userEvent.keyboard(key);
      await expectDrawerClosed();
      await expectFocusOn(hamburger());
    },
  );

  it('has Tab go round from each control (APG G1)', async () => {
    await showOpenDrawer(all);
    expect(await goRound(false)).toEqual([...STOPS, STOPS[0]]);
  });

  it('has Shift+Tab go round from each control (APG G1)', async () => {
    await showOpenDrawer(all);
    const [first, ...others] = STOPS;
    expect(await goRound(true)).toEqual([first, ...others.reverse(), first]);
  });

  it('has Tab go round past closed sections and languages at its end', async () => {
    await showOpenDrawer({ site });
    await tabTo('Language English');
    await userEvent.keyboard('{Enter}');
    await expect.element(inDrawer('link', 'Deutsch')).toBeVisible();
    await tabTo('Log In');
    await userEvent.tab();
    await expectFocusOn(inDrawer('link', 'example.com Home'));
    await userEvent.tab({ shift: true });
    await expectFocusOn(inDrawer('link', 'Log In'));
  });

  it.each(STOPS)(
    'closes by Escape from %s (APG G1, WCAG 2.1.2)',
    async (name) => {
      await showOpenDrawer(all);
      await tabTo(name);
      await userEvent.keyboard('{Escape}');
      await expectDrawerClosed();
      await expectFocusOn(hamburger());
    },
  );

  it('closes by Escape from a link of a section', async () => {
    await showOpenDrawer();
    await tabTo('Products');
    await userEvent.keyboard('{Enter}');
    await expectSectionOpen('Products');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    await expectFocusOn(hamburger());
  });

  it('opens and leads nowhere by the focus alone (WCAG 3.2.1)', async () => {
    await showPhone(all);
    const before = location.href;
    pageButton().focus();
    await expectDrawerClosed();
    await openDrawer();
    await goRound(false);
    await expectDrawerOpen();
    for (const name of ['Products', 'Resources']) {
      await expectSectionClosed(name);
    }
    expect(location.href).toBe(before);
  });

  it('does not keep the focus once it is closed (WCAG 2.1.2)', async () => {
    await showOpenDrawer();
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    await expectFocusOn(hamburger());
    await userEvent.tab();
    await expectFocusOn(link('More'));
  });
});
