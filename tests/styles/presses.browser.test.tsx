import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Link } from '../../src/index';
import { centre, pressAt, releaseAt } from '../browser/input';
import { avatar, expectMenuOpen } from '../account/accountMenuParts';
import { showOpenDrawer, sheet } from '../drawer/drawerParts';
import {
  expectOpen,
  languageButton,
  panel,
  trigger,
  withPrices,
} from '../header/headerParts';
import { showHeader, showHeaderLoggedIn } from '../header/showHeader';

const variants = ['primary', 'secondary', 'tertiary', 'inline'] as const;
const actions = variants.map((variant) => (
  <Link key={variant} href="/start" variant={variant}>
    {variant}
  </Link>
));

/** Keeps presses from having an effect, until the test ends. */
function holdClicks() {
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['pointerdown', 'click', 'focusin'])
    addEventListener(type, hold, true);
  onTestFinished(() => {
    for (const type of ['pointerdown', 'click', 'focusin'])
      removeEventListener(type, hold, true);
  });
}

/** What is drawn behind the words, and how clear they are. */
const looksOf = (element: Element) =>
  [undefined, '::before', '::after'].map((drawn) => {
    const { backgroundImage, color, opacity } = getComputedStyle(
      element,
      drawn,
    );
    return { backgroundImage, color, opacity };
  });

/** What can be pressed in the element, and has the same ground or other words while it is. */
async function unmovedIn(root: Element): Promise<string[]> {
  holdClicks();
  const unmoved: string[] = [];
  for (const element of root.querySelectorAll('a, button, [role="menuitem"]')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'nearest' });
    const { x, y } = centre(element);
    // In a corner of the element is another one, or it is outside of the window.
    if (!element.contains(document.elementFromPoint(x, y))) continue;
    const before = looksOf(element);
    await pressAt(centre(element));
    const after = looksOf(element);
    const hasSameGround = before.every(
      ({ backgroundImage }, at) =>
        backgroundImage === after[at]!.backgroundImage,
    );
    if (
      hasSameGround ||
      before[0]!.color !== after[0]!.color ||
      before[0]!.opacity !== after[0]!.opacity
    )
      unmoved.push(element.textContent);
    await releaseAt(centre(element));
  }
  return unmoved;
}

describe('everything that can be pressed has another ground while it is, and the same words:', () => {
  it('in the bar', async () => {
    await page.viewport(1440, 700);
    const { header } = await showHeader({ navigation: withPrices, actions });
    expect(await unmovedIn(header)).toEqual([]);
  });

  it.each(['Products', 'Resources'])('in the menu %s', async (name) => {
    await page.viewport(1280, 900);
    await showHeader();
    await userEvent.click(trigger(name));
    await expectOpen(name);
    expect(await unmovedIn(panel(name).element())).toEqual([]);
  });

  it('in the list of languages', async () => {
    const { header } = await showHeader();
    await userEvent.click(languageButton());
    expect(await unmovedIn(header)).toEqual([]);
  });

  it('in the account menu', async () => {
    await showHeaderLoggedIn();
    await userEvent.click(avatar());
    await expectMenuOpen();
    expect(await unmovedIn(page.getByRole('menu').element())).toEqual([]);
  });

  it.each([false, true])('in the drawer, logged in: %s', async (loggedIn) => {
    await showOpenDrawer({ loggedIn, actions });
    expect(await unmovedIn(sheet())).toEqual([]);
  });
});

const HOVERED = [
  'color',
  'background',
  'background-color',
  'text-decoration-line',
  'transform',
];

/** All rules that apply to screens without a pointer that hovers. */
function rulesForTouch(group: { cssRules: CSSRuleList }): CSSStyleRule[] {
  return [...group.cssRules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover'))
      return [];
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? rulesForTouch(rule) : [];
  });
}

// Chromium cannot return from an emulated touch screen within a page.
it('a tap leaves nothing that looks hovered', () => {
  const hovered = [...document.styleSheets]
    .flatMap(rulesForTouch)
    .filter(({ selectorText }) => selectorText.includes(':hover'))
    .filter(({ style }) =>
      HOVERED.some(
        (name) => !['', 'none'].includes(style.getPropertyValue(name)),
      ),
    )
    .map(({ selectorText }) => selectorText);
  expect(hovered).toEqual([]);
});
