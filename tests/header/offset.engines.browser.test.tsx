import { render } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import type { HeaderProps } from '../../src/header/headerProps';
import { sendHeaderMessage } from '../../src/header/headerMessages';
import { drawn } from '../browser/clock';
import { stylePage } from '../drawer/drawerParts';
import {
  computed,
  expectFocusOn,
  expectOpen,
  link,
  panel,
  trigger,
} from './headerParts';
import {
  headerOf,
  renderPage,
  showHeader,
  showPage,
  showServerHtml,
  startPage,
} from './showHeader';

const OFFSET = '--lintel-header-offset';
const root = document.documentElement;

const offset = () => parseFloat(computed(root).getPropertyValue(OFFSET));
const expectOffset = (expected: number) =>
  expect.poll(offset).toBeCloseTo(expected, 1);

const banner = (height: number) => <p style={{ height, margin: 0 }}>Offer</p>;
const barHeight = (header: Element) =>
  header.querySelector('[data-lintel="bar"]')!.getBoundingClientRect().height;

const shownIf = (isShown: boolean, header: ReactNode) => (
  <Activity key="activity" mode={isShown ? 'visible' : 'hidden'}>
    {header}
  </Activity>
);

describe('--lintel-header-offset', () => {
  it('is the height of bar and banner, even if they change, and is removed with the header', async () => {
    const { header, rerender, unmount } = await showHeader();
    expect(barHeight(header)).toBe(72);
    await expectOffset(72);
    rerender(<Header consent="granted" banner={banner(40)} />);
    await expectOffset(40 + 72);
    expect(header.getBoundingClientRect().height).toBe(offset());
    rerender(<Header consent="granted" banner={banner(90)} />);
    await expectOffset(90 + 72);
    rerender(<Header consent="granted" />);
    await expectOffset(72);
    await page.viewport(375, 700);
    await expectOffset(60);
    expect(barHeight(header)).toBe(60);
    unmount();
    await expect.poll(() => root.style.getPropertyValue(OFFSET)).toBe('');
    await expectOffset(0);
  });

  it('is set on the page only where the style sheet does not know it, which restyles the whole page, and kept if a router replaces the root', async () => {
    const { rerender } = await showHeader();
    await expectOffset(72);
    for (let frame = 0; frame < 3; frame += 1) await drawn();
    expect(root.style.getPropertyValue(OFFSET)).toBe('');
    rerender(<Header consent="granted" banner={banner(40)} />);
    await expectOffset(112);
    expect(root.style.getPropertyValue(OFFSET)).toBe('112px');
    // Like a router. WebKit reports no change of an attribute that has not been
    // read.
    for (const { name } of [...root.attributes]) {
      if (name === 'style') root.removeAttribute(name);
    }
    await expectOffset(112);
  });

  it('is 0 while the header is hidden, and in windows where the header does not stay in view', async () => {
    await showHeader();
    await expectOffset(72);
    sendHeaderMessage('set hidden');
    await expectOffset(0);
    sendHeaderMessage('set visible');
    await expectOffset(72);
    await page.viewport(1280, 400);
    await expectOffset(0);
  });
});

describe('with several headers on the page', () => {
  const first = (props: HeaderProps = {}) => (
    <Header key="first" id="first" consent="granted" {...props} />
  );
  const second = (props: HeaderProps = {}) => (
    <Header key="second" id="second" consent="granted" {...props} />
  );
  const tall = { banner: banner(40) };
  const expectStays = async (expected: number) => {
    await expectOffset(expected);
    for (let frame = 0; frame < 3; frame += 1) await drawn();
    await expectOffset(expected);
    // WebKit calculates it in fractions of a pixel.
    const { scrollPaddingTop } = computed(root);
    expect(parseFloat(scrollPaddingTop)).toBeCloseTo(expected);
  };

  it.each<
    [string, before: ReactNode, during: ReactNode, after: ReactNode, number[]]
  >([
    [
      'the second one, which has a banner too, stays',
      first(tall),
      [first(tall), second(tall)],
      second(tall),
      [112, 112, 112],
    ],
    [
      'the first one, which has a banner, stays',
      first(tall),
      [first(tall), second()],
      first(tall),
      [112, 72, 112],
    ],
    [
      'the second one is minimal',
      first(),
      [first(), second({ variant: 'minimal', ...tall })],
      second({ variant: 'minimal', ...tall }),
      [72, 112, 112],
    ],
    [
      'the second one is static',
      first(tall),
      [first(tall), second({ position: 'static' })],
      second({ position: 'static' }),
      [112, 112, 0],
    ],
    [
      'React hides the second one',
      first(tall),
      [first(tall), shownIf(true, second())],
      [first(tall), shownIf(false, second())],
      [112, 72, 112],
    ],
    [
      'the page does not display the second one',
      first(tall),
      [
        first(tall),
        <div key="none" style={{ display: 'none' }}>
          {second()}
        </div>,
      ],
      first(tall),
      [112, 112, 112],
    ],
  ])(
    'is that of the last one that covers the page: %s',
    async (_, before, during, after, expected) => {
      await startPage();
      const { rerender } = render(<>{before}</>);
      await expectStays(expected[0]!);
      rerender(<>{during}</>);
      await expectStays(expected[1]!);
      rerender(<>{after}</>);
      // At once: a router scrolls to a place of the page now.
      expect(offset()).toBeCloseTo(expected[2]!, 1);
      await expectStays(expected[2]!);
    },
  );

  it('is 0 if one arrives while messages hide the other, and then the last one’s', async () => {
    await startPage();
    const { rerender } = render(first(tall));
    await expectStays(112);
    sendHeaderMessage('set hidden');
    await expectStays(0);
    rerender(<>{[first(tall), second()]}</>);
    await expectStays(0);
    sendHeaderMessage('set visible');
    await expectStays(72);
    rerender(first(tall));
    await expectStays(112);
  });

  it('stays on the element around both that scrolls', async () => {
    const around = (headers: ReactNode) => (
      <div
        role="region"
        aria-label="Shell"
        style={{ height: 400, overflowY: 'auto' }}
      >
        {headers}
        <div style={{ height: 3000 }} />
      </div>
    );
    await startPage();
    const { rerender } = render(around([first(tall), second(tall)]));
    await expectStays(112);
    const shell = page.getByRole('region', { name: 'Shell' }).element();
    expect(computed(shell).scrollPaddingTop).toBe('112px');
    rerender(around([second(tall)]));
    expect(computed(shell).scrollPaddingTop).toBe('112px');
  });
});

describe('with a place of its own below another bar', () => {
  it.each([
    ['sticky', '#lintel { top: 32px }'],
    ['overlay', '#lintel { top: 20px; margin-top: 12px }'],
  ] as const)(
    'a %s header’s jumps and menus end at it: %s',
    async (position, css) => {
      await startPage();
      stylePage(`body { margin: 0 } ${css}`);
      const { header } = await renderPage(
        <Header consent="granted" position={position} />,
      );
      await expectOffset(32 + 72);
      const place = document.createElement('h2');
      place.id = 'place';
      place.textContent = 'Place';
      place.style.cssText = 'padding: 0 0 3000px; margin: 900px 0 0';
      page.getByRole('main').element().append(place);
      location.hash = place.id;
      await expect
        .poll(() => Math.round(place.getBoundingClientRect().top))
        .toBe(Math.round(header.getBoundingClientRect().bottom));
      await page.viewport(1280, 480);
      await userEvent.hover(trigger());
      await expectOpen();
      const menu = panel().element();
      expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(480);
    },
  );
});

it('the page gets no error if the size of its text changes the header and what depends on it', async () => {
  const errors: string[] = [];
  const note = ({ message }: ErrorEvent) => errors.push(message);
  addEventListener('error', note);
  onTestFinished(() => removeEventListener('error', note));
  const items = Array.from({ length: 60 }, (_, index) => ({
    id: `part-${index}`,
    label: `Part ${index}`,
  }));
  await showPage(
    <>
      <Header consent="granted" banner={<p>Offer</p>} />
      <StickySideNav items={items} variant="desktop" />
    </>,
  );
  await expect.poll(offset).toBeGreaterThan(80);
  const height = offset();
  for (const size of ['150%', '300%', '80%', '']) {
    root.style.fontSize = size;
    await drawn();
    await drawn();
  }
  root.style.fontSize = '200%';
  await expect.poll(offset).toBeGreaterThan(height);
  root.style.fontSize = '';
  await expect.poll(offset).toBe(height);
  expect(errors).toEqual([]);
});

it('a page opened at the address of a section shows it below bar and banner', async () => {
  const section = document.createElement('section');
  section.id = 'opened-at';
  section.style.height = '300vh';
  document.body.append(section);
  const { href } = location;
  onTestFinished(() => {
    section.remove();
    history.replaceState(null, '', href);
  });
  // As in the server's HTML: the browser is there before the header is measured.
  location.hash = section.id;
  await startPage();
  const hydrate = showServerHtml(
    <Header consent="granted" banner={banner(40)} />,
  );
  document.body.append(section);
  section.scrollIntoView();
  expect(Math.round(section.getBoundingClientRect().top)).toBe(72);
  hydrate();
  const header = await headerOf();
  await expect
    .poll(() => Math.round(section.getBoundingClientRect().top))
    .toBe(Math.round(header.getBoundingClientRect().bottom));
});

it('a router’s page shows the section of its address below bar and banner', async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  const { header, rerender } = await showHeader();
  await expectOffset(72);
  const main = page.getByRole('main').element() as HTMLElement;
  main.style.minHeight = '300vh';
  history.pushState(null, '', '/guide#content');
  rerender(<Header consent="granted" banner={banner(40)} />);
  main.scrollIntoView();
  expect(Math.round(main.getBoundingClientRect().top)).toBe(72);
  await expect
    .poll(() => Math.round(main.getBoundingClientRect().top))
    .toBe(112);
  expect(header.getBoundingClientRect().bottom).toBe(112);
});

it('the skip link is the first element that Tab focuses, is visible then, and moves to #content', async () => {
  await showHeader();
  await userEvent.tab();
  const skip = link('Skip to main content');
  await expectFocusOn(skip);
  await expect.element(skip).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#content');
  await userEvent.tab();
  await expectFocusOn(link('More'));
});
