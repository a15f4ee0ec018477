import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import {
  cross,
  drawer,
  hamburger,
  inDrawer,
  openDrawer,
  showPhone,
} from '../drawer/drawerParts';
import { bar, languageButton, link, withPrices } from './headerParts';
import { headerOf, showHeader, showServerHtml, startPage } from './showHeader';

const start = (label = 'Get started') => (
  <a
    href="/join"
    style={{
      padding: '0 2rem',
      fontSize: '1rem',
      lineHeight: '44px',
      flexShrink: 0,
    }}
  >
    {label}
  </a>
);

const LONG = 'Jetzt kostenlos ausprobieren';

const boxOf = (element: Element) => element.getBoundingClientRect();

describe('the primary action', () => {
  it('is between logo and menu button below 1024 px, also with the drawer closed again, and the last in the bar from there on', async () => {
    const actions = <a href="/a">A</a>;
    await showPhone({ primaryAction: start(), actions });
    const expectBetween = async () => {
      await expect.element(link('Get started')).toBeVisible();
      const [before, action, after] = [
        link('Home'),
        link('Get started'),
        hamburger(),
      ].map((each) => boxOf(each.element()));
      expect(action!.left).toBeGreaterThan(before!.right);
      expect(action!.right).toBeLessThanOrEqual(after!.left);
      expect(action!.bottom).toBeLessThanOrEqual(boxOf(bar.element()).bottom);
    };
    for (const width of [375, 744, 1023]) {
      await page.viewport(width, 700);
      await expectBetween();
      await openDrawer();
      expect(inDrawer('link', 'Get started').elements()).toEqual([]);
      await userEvent.click(cross());
      await expect.element(drawer()).not.toBeInTheDocument();
      await expectBetween();
    }
    for (const width of [1024, 1440]) {
      await page.viewport(width, 700);
      await expect.element(link('A')).toBeVisible();
      const { right } = boxOf(link('Get started').element());
      expect(right).toBeGreaterThan(boxOf(link('A').element()).right);
      expect(right).toBeGreaterThan(boxOf(languageButton().element()).right);
    }
  });

  it('is at the drawer’s foot where it does not fit, and once on the page', async () => {
    await showPhone({ width: 320, primaryAction: start(LONG) });
    await expect.element(link(LONG)).not.toBeInTheDocument();
    await openDrawer();
    await expect.element(inDrawer('link', LONG)).toBeVisible();
    expect(document.querySelectorAll('[href="/join"]')).toHaveLength(1);
    await userEvent.click(cross());
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(link(LONG)).not.toBeInTheDocument();
    expect(document.querySelectorAll('[href="/join"]')).toHaveLength(1);
  });

  it('moves into a drawer that is open initially', async () => {
    const primaryAction = start(LONG);
    await showPhone({ width: 320, primaryAction, defaultOpen: 'drawer' });
    await expect.element(inDrawer('link', LONG)).toBeVisible();
    await userEvent.click(cross());
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(link(LONG)).not.toBeInTheDocument();
  });

  it('follows the window, the size of text and the length of its words', async () => {
    const props = { width: 375, primaryAction: start() };
    const { rerender } = await showPhone(props);
    await expect.element(link('Get started')).toBeVisible();
    await page.viewport(200, 700);
    await expect.element(link('Get started')).not.toBeInTheDocument();
    await page.viewport(375, 700);
    await expect.element(link('Get started')).toBeVisible();
    const { style } = document.documentElement;
    onTestFinished(() => void style.removeProperty('font-size'));
    style.fontSize = '200%';
    await expect.element(link('Get started')).not.toBeInTheDocument();
    style.fontSize = '';
    await expect.element(link('Get started')).toBeVisible();
    rerender(
      <Header
        consent="granted"
        {...props}
        navigation={withPrices}
        primaryAction={start(LONG)}
      />,
    );
    await expect.element(link(LONG)).not.toBeInTheDocument();
    await page.viewport(700, 700);
    await expect.element(link(LONG)).toBeVisible();
  });

  // What the server renders once is not there twice.
  it.each(['Get started', LONG])(
    'is one element, and as it was before hydration: “%s”',
    async (label) => {
      await page.viewport(320, 700);
      await startPage();
      const hydrate = showServerHtml(
        <Header consent="granted" primaryAction={start(label)} />,
      );
      const header = bar.element();
      const row = header.querySelector('[data-lintel="primary-action"]')!;
      const [action, another] = document.querySelectorAll('[href="/join"]');
      expect(another).toBeUndefined();
      const isSeen = () => {
        const { left, right, top, bottom } = boxOf(row);
        const box = boxOf(action!);
        return (
          box.top < bottom &&
          box.bottom > top &&
          box.left >= left &&
          box.right <= right
        );
      };
      const before = [boxOf(header).height, isSeen()];
      expect(before).toEqual([60, label !== LONG]);
      hydrate();
      await headerOf();
      await expect
        .poll(() => action!.checkVisibility({ visibilityProperty: true }))
        .toBe(label !== LONG);
      expect([boxOf(header).height, isSeen()]).toEqual(before);
    },
  );

  it('is below the plain list where it does not fit, if there is no drawer', async () => {
    const { showModal } = HTMLDialogElement.prototype;
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    onTestFinished(() => {
      HTMLDialogElement.prototype.showModal = showModal;
    });
    await page.viewport(320, 700);
    await showHeader({ primaryAction: start(LONG), navigation: withPrices });
    await expect.element(link(LONG)).not.toBeInTheDocument();
    await userEvent.click(hamburger());
    await expect.element(link(LONG)).toBeVisible();
    expect(boxOf(link(LONG).element()).top).toBeGreaterThan(
      boxOf(link('Prices').element()).bottom,
    );
  });
});
