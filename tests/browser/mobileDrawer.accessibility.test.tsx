import { afterEach, describe, expect, it } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { wearLook, type Look } from '../../.storybook/look';
import { expectNoAxeViolations } from '../setup/axe';
import { atRest } from './atRest';
import {
  cross,
  dialog,
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionOpen,
  hamburger,
  inDrawer,
  pageButton,
  scroller,
  showOpenDrawer,
  showPhone,
} from './drawerParts';
import { emulateMedia } from './emulateMedia';
import { computed } from './headerParts';

const LOOKS: Look[] = ['quiet', 'expressive'];
const THEMES = ['light-background', 'dark-background'] as const;
const STATES = [
  'closed',
  'open',
  'Products',
  'Resources',
  'languages',
] as const;
const WIDTHS = [320, 800];
type State = (typeof STATES)[number];

const site = { domain: 'example.com' };

const everyState = LOOKS.flatMap((look) =>
  THEMES.flatMap((theme) =>
    WIDTHS.flatMap((width) =>
      STATES.map((state) => ({ look, theme, width, state })),
    ),
  ),
);

afterEach(() => {
  wearLook('quiet');
  document.body.style.cssText = '';
});

async function showIn(state: State, props: Parameters<typeof showPhone>[0]) {
  const isDark = props?.theme === 'dark-background';
  await showPhone({ site, ...props });
  paintPage(isDark);
  if (state !== 'closed') {
    pageButton().click();
    await expectDrawerOpen();
    await openIn(state);
  }
  atRest(document.body);
}

async function openIn(state: State) {
  if (state === 'languages') {
    await userEvent.click(inDrawer('button', 'Language English'));
    await expect.element(inDrawer('link', 'Deutsch')).toBeVisible();
  } else if (state !== 'open') {
    await userEvent.click(inDrawer('button', state));
    await expectSectionOpen(state);
  }
}

function paintPage(isDark: boolean) {
  document.body.style.color = isDark ? 'var(--lintel-color-paper)' : '';
  document.body.style.background = isDark ? 'var(--lintel-color-ink)' : '';
  for (const one of document.querySelectorAll<HTMLElement>('main a')) {
    one.style.color = 'inherit';
  }
}

describe('axe finds nothing', () => {
  it.each(everyState)(
    'in the $look theme on a $theme at $width px, $state',
    async ({ look, theme, width, state }) => {
      wearLook(look);
      await showIn(state, { theme, width });
      await expectNoAxeViolations();
    },
  );

  it.each(['open', 'Products'] as const)('for a member, %s', async (state) => {
    await showIn(state, { member: true });
    await expectNoAxeViolations();
  });
});

describe('what is seen is what is said', () => {
  it('of button, dialog and sections, in each state (WCAG 1.3.1, 4.1.2)', async () => {
    await showPhone({ site });
    await expect.element(hamburger()).toHaveAttribute('aria-expanded', 'false');
    expect(pageButton().getAttribute('aria-controls')).toBe(dialog().id);
    await userEvent.click(hamburger());
    await expectDrawerOpen();
    await expect.element(cross()).toHaveAttribute('aria-expanded', 'true');
    expect(cross().element().getAttribute('aria-controls')).toBe(dialog().id);
    expect(listed()).toEqual([]);
    await userEvent.click(inDrawer('button', 'Resources'));
    await expectSectionOpen('Resources');
    const lists = inDrawer('group', 'Resources').getByRole('list').elements();
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) {
      expect([...list.children].every(({ tagName }) => tagName === 'LI')).toBe(
        true,
      );
    }
  });

  it('of every control with a text (WCAG 2.5.3)', async () => {
    await showIn('Products', { member: true });
    const controls = [...dialog().querySelectorAll('a, button')].filter((one) =>
      one.checkVisibility(),
    ) as HTMLElement[];
    for (const one of controls) {
      const label = one.getAttribute('aria-label');
      if (label && one.innerText.trim()) expect(label).toContain(one.innerText);
    }
  });

  const listed = () =>
    [...dialog().querySelectorAll('ul')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
});

describe('the focus', () => {
  it('goes through the drawer as it is read (WCAG 2.4.3)', async () => {
    await showIn('Resources', { member: true });
    const stops = [...scroller().querySelectorAll<HTMLElement>('a, button')];
    const tops = stops
      .filter((one) => one.checkVisibility())
      .map((one) => Math.round(one.getBoundingClientRect().bottom));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(dialog().querySelector('[tabindex]')).toBeNull();
  });

  it('has a ring on each control (WCAG 2.4.7)', async () => {
    await showOpenDrawer({ site, member: true });
    const first = document.activeElement;
    do {
      await userEvent.tab();
      const { outlineStyle, outlineWidth } = computed(document.activeElement!);
      expect([focusedText(), outlineStyle, outlineWidth]).toEqual([
        focusedText(),
        'solid',
        '2px',
      ]);
    } while (document.activeElement !== first);
  });

  const focusedText = () => document.activeElement!.textContent;
});

it('a press on the hamburger can be taken back (WCAG 2.5.2)', async () => {
  await showPhone();
  const button = pageButton();
  for (const type of ['pointerdown', 'mousedown']) {
    button.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  }
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expectDrawerClosed();
});

describe.runIf(server.browser === 'chromium')('a visitor', () => {
  const media = ['forced-colors', 'prefers-reduced-motion'];
  afterEach(async () => {
    for (const name of media) await emulateMedia(name, '');
  });

  it.each(STATES)('with forced colours finds all of it, %s', async (state) => {
    await emulateMedia('forced-colors', 'active');
    await showIn(state, {});
    await expectNoAxeViolations();
  });

  it('who wants less motion gets none', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce');
    await showPhone();
    await userEvent.click(hamburger());
    expect(dialog().getAnimations({ subtree: true })).toEqual([]);
    await expectDrawerOpen();
    await userEvent.click(inDrawer('button', 'Products'));
    expect(dialog().getAnimations({ subtree: true })).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(dialog().getAnimations({ subtree: true })).toEqual([]);
    await expectDrawerClosed();
  });
});
