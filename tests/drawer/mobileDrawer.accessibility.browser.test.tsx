import { afterEach, describe, expect, it } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { wearLook } from '../../.storybook/look';
import { expectNoAxeViolations } from '../setup/axe';
import { atRest } from '../browser/atRest';
import {
  dialog,
  expectDrawerOpen,
  expectSectionOpen,
  inDrawer,
  pageButton,
  scroller,
  sheet,
  showOpenDrawer,
  showPhone,
} from './drawerParts';
import { emulateMedia } from '../browser/emulateMedia';

/**
 * The states in the order in which they are opened. The stories cover the
 * closed drawer and the light, quiet theme; axe checks them too.
 */
const STATES = ['open', 'Products', 'Resources', 'languages'] as const;
type State = (typeof STATES)[number];

const site = { domain: 'example.com' };
/** Axe takes a link for too small if the foot covers a part of it. */
const height = 2400;

afterEach(() => wearLook('quiet'));

async function goTo(state: State) {
  if (state === 'open') {
    pageButton().click();
    await expectDrawerOpen();
  } else if (state === 'languages') {
    await userEvent.click(inDrawer('button', 'Language English'));
    await expect.element(inDrawer('link', 'Deutsch')).toBeVisible();
  } else {
    await userEvent.click(inDrawer('button', state));
    await expectSectionOpen(state);
  }
  atRest(document.body);
}

async function expectEachStateAccessible() {
  for (const state of STATES) {
    await goTo(state);
    await expectNoAxeViolations();
  }
}

function paintPageDark() {
  document.body.style.color = 'var(--lintel-color-paper)';
  document.body.style.background = 'var(--lintel-color-ink)';
  for (const one of document.querySelectorAll<HTMLElement>('main a')) {
    one.style.color = 'inherit';
  }
}

describe('axe finds no violations', () => {
  it('in the expressive theme on a dark page', async () => {
    wearLook('expressive');
    await showPhone({ site, width: 320, height, theme: 'dark-background' });
    paintPageDark();
    await expectEachStateAccessible();
  });
});

describe('for a logged-in visitor', () => {
  it('each control’s name contains its visible text (WCAG 2.5.3), in reading order (WCAG 2.4.3)', async () => {
    await showOpenDrawer({ site, loggedIn: true });
    await goTo('Products');
    for (const one of visibleControls(dialog())) {
      const label = one.getAttribute('aria-label');
      if (label && one.innerText.trim()) expect(label).toContain(one.innerText);
    }
    const tops = visibleControls(scroller()).map((one) =>
      Math.round(one.getBoundingClientRect().bottom),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(sheet().querySelector('[tabindex]')).toBeNull();
  });

  const visibleControls = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>('a, button')].filter((one) =>
      one.checkVisibility(),
    );
});

describe.runIf(server.browser === 'chromium')('a visitor', () => {
  it('with forced colors finds no axe violations', async () => {
    await emulateMedia('forced-colors', 'active');
    await showPhone({ site, height });
    await expectEachStateAccessible();
  });
});
