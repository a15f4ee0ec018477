import { render } from '@testing-library/react';
import { afterEach, describe, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wearLook } from '../../.storybook/look';
import { Header, type HeaderProps } from '../../src/components/Header/Header';
import {
  StickySideNav,
  type StickySideNavProps,
} from '../../src/components/StickySideNav/StickySideNav';
import { de } from '../../src/content/locales/de';
import {
  arabicPage,
  english,
  german,
  itemsOf,
  LongPage,
  type LongPageProps,
} from '../../stories/pages/LongPage';
import { emulateMedia } from '../browser/emulateMedia';
import { headerOf, startPage } from '../header/showHeader';
import { barButton, settled, top } from '../side-nav/sideNavParts';
import { dark, expectPictureOf, inArabic, partSite, site } from './picture';

afterEach(() => wearLook('quiet'));

interface Shown extends Partial<LongPageProps> {
  size?: [width: number, height: number];
  nav?: Partial<StickySideNavProps>;
  bar?: HeaderProps;
  /**
   * The section in the middle of the window.
   * @default the page's top is seen
   */
  at?: string;
}

async function show({ size = [1280, 720], nav, bar, at, ...rest }: Shown = {}) {
  await page.viewport(...size);
  await startPage();
  const content = rest.content ?? english;
  render(
    <LongPage
      header={<Header {...site} {...bar} />}
      navigation={
        <StickySideNav {...partSite} items={itemsOf(content)} {...nav} />
      }
      content={content}
      {...rest}
    />,
  );
  await headerOf();
  await settled();
  if (at) await scrollToMiddle(at);
}

async function scrollToMiddle(id: string) {
  const section = document.getElementById(id)!;
  scrollTo(0, Math.round(scrollY + top(section) - innerHeight / 2 + 80));
  await settled();
}

/** Takes a picture of the window at any scroll position. */
async function expectWindow(name: string) {
  const pane = document.createElement('div');
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
  document.body.append(pane);
  onTestFinished(() => pane.remove());
  await expectPictureOf(pane, name);
}

const phone: Shown = { size: [375, 667] };

async function open() {
  // Not by a pointer, which would appear in the picture as a hover.
  barButton().click();
  await settled();
}

const inGerman: Shown = {
  content: german,
  bar: { locale: 'de-DE', content: de },
  nav: { content: de },
};

const fromTheRight: Shown = {
  content: arabicPage,
  bar: inArabic,
  nav: { content: inArabic.content },
};

function fromRightToLeft() {
  document.documentElement.dir = 'rtl';
  document.documentElement.lang = 'ar';
}

const scrolled: Shown = { at: 'shipping' };
const onPhone: Shown = { ...phone, ...scrolled };
const onDark: Shown = { theme: 'dark-background', bar: dark };
const onSmallPhone: Shown = { ...inGerman, size: [320, 568], at: 'checkout' };

describe('the side navigation looks right', () => {
  it.each<[string, string, Shown]>([
    ['at a page’s top', 'side-nav-1280-top', {}],
    ['half-way down', 'side-nav-1280', scrolled],
    ['on a dark page', 'side-nav-1280-dark', { ...scrolled, ...onDark }],
    [
      'where the column begins',
      'side-nav-1024',
      { ...scrolled, size: [1024, 720] },
    ],
    [
      'with long German words',
      'side-nav-1280-de',
      { ...inGerman, at: 'checkout' },
    ],
    ['on a phone, at a page’s top', 'side-nav-375-top', phone],
    ['on a phone, stuck', 'side-nav-375', onPhone],
    [
      'on a small phone with long German words',
      'side-nav-320-de',
      onSmallPhone,
    ],
  ])('%s', async (_, picture, shown) => {
    await show(shown);
    await expectWindow(picture);
  });

  it.each<[string, string, Shown]>([
    ['on a phone', 'side-nav-375-open', onPhone],
    [
      'on a phone with a dark page',
      'side-nav-375-open-dark',
      { ...onPhone, ...onDark },
    ],
    [
      'on a small phone with long German words',
      'side-nav-320-open-de',
      onSmallPhone,
    ],
  ])('%s, open', async (_, picture, shown) => {
    await show(shown);
    await open();
    await expectWindow(picture);
  });

  it('from right to left', async () => {
    fromRightToLeft();
    await show({ ...fromTheRight, ...scrolled });
    await expectWindow('side-nav-1280-ar');
  });

  it('on a phone from right to left, open', async () => {
    fromRightToLeft();
    await show({ ...fromTheRight, ...onPhone });
    await open();
    await expectWindow('side-nav-375-open-ar');
  });

  it('with keyboard focus on an item', async () => {
    await show(scrolled);
    document
      .querySelector<HTMLElement>('[data-lintel-id="checkout"]')!
      .focus({ preventScroll: true });
    await userEvent.tab();
    await expectWindow('side-nav-1280-focus');
  });

  it('in a scrolling element', async () => {
    await show({ nested: true });
    const within = document
      .querySelector('#storefront')!
      .closest('div[class]')!.parentElement!;
    within.scrollIntoView({ block: 'center' });
    within.scrollTop = 700;
    await settled();
    await expectWindow('side-nav-1280-nested');
  });

  it('in forced colours', async () => {
    await emulateMedia('forced-colors', 'active');
    await show(scrolled);
    await expectWindow('side-nav-1280-forced-colors');
  });

  it('in another theme', async () => {
    wearLook('expressive');
    await show(scrolled);
    await expectWindow('expressive-side-nav-1280');
  });
});
