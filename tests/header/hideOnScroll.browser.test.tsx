import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HeaderProps } from '../../src/header/headerProps';
import { drawn } from '../browser/clock';
import {
  bar,
  expectHidden,
  expectOpen,
  expectShown,
  trigger,
} from './headerParts';
import { Header } from '../../src/header/Header';
import { makeRoomToScroll, showHeader, showPage } from './showHeader';

async function showLongPage(props: HeaderProps = {}) {
  await showHeader({ hideOnScroll: true, ...props });
  makeRoomToScroll();
}

/** Scrolls in steps, because the header's code may not be loaded at first. */
async function scrollDownUntilHidden() {
  await expect
    .poll(() => {
      scrollBy(0, 20);
      return bar.element().hasAttribute('data-hidden');
    })
    .toBe(true);
}

/** Hides the header, then goes to a heading further up. */
async function jumpUpToHeading(): Promise<HTMLElement> {
  const heading = document.body.appendChild(document.createElement('h2'));
  heading.style.cssText = 'position: absolute; top: 300px';
  onTestFinished(() => heading.remove());
  // Not to the end of a page in a low window: there is no step after it.
  scrollTo(0, 700);
  await scrollDownUntilHidden();
  heading.scrollIntoView();
  return heading;
}

describe('with hideOnScroll', () => {
  it('the header is hidden on the way down, and shown on the way up', async () => {
    await showLongPage();
    await expectShown();
    scrollTo(0, 400);
    await scrollDownUntilHidden();
    await expectHidden();
    scrollBy(0, -40);
    await expectShown();
  });

  it('it is shown near the top, and after a small movement', async () => {
    await showLongPage();
    scrollTo(0, 400);
    await scrollDownUntilHidden();
    scrollTo(0, 400);
    await expectShown();
    scrollBy(0, 4);
    await drawn();
    await drawn();
    expect(bar.element()).not.toHaveAttribute('data-hidden');
    scrollTo(0, 0);
    scrollTo(0, 40);
    await drawn();
    await drawn();
    expect(bar.element()).not.toHaveAttribute('data-hidden');
  });

  it('the header of an app shell that scrolls is hidden on its way down', async () => {
    const { header } = await showPage(
      <div
        role="region"
        aria-label="Shell"
        style={{ height: 400, overflowY: 'auto' }}
      >
        <Header consent="granted" hideOnScroll />
        <div style={{ height: 3000 }} />
      </div>,
    );
    const shell = page.getByRole('region', { name: 'Shell' }).element();
    const isHidden = () => header.hasAttribute('data-hidden');
    await expect
      .poll(() => {
        shell.scrollBy(0, 20);
        return isHidden();
      })
      .toBe(true);
    shell.scrollBy(0, -100);
    await expect.poll(isHidden).toBe(false);
  });

  it('it stays while a menu is open', async () => {
    await showLongPage();
    scrollTo(0, 400);
    await scrollDownUntilHidden();
    scrollBy(0, -40);
    await userEvent.click(trigger('Products'));
    await expectOpen('Products');
    scrollBy(0, 200);
    await drawn();
    await drawn();
    await expectShown();
  });

  it('the page’s offset is 0 while it is hidden', async () => {
    await showLongPage();
    const offset = () =>
      getComputedStyle(document.documentElement).getPropertyValue(
        '--lintel-header-offset',
      );
    await expect.poll(offset).toBe('72px');
    scrollTo(0, 400);
    await scrollDownUntilHidden();
    await expect.poll(offset).toBe('0px');
  });

  it('a jump upwards, which shows it again, ends below it', async () => {
    await showLongPage();
    const target = await jumpUpToHeading();
    await expectShown();
    const { bottom } = bar.element().getBoundingClientRect();
    // The browser scrolls to whole device pixels.
    const { top } = target.getBoundingClientRect();
    expect(Math.round(top)).toBeGreaterThanOrEqual(bottom);
  });

  it('a jump in a low window leaves no room for it, because it is not sticky', async () => {
    await page.viewport(1280, 400);
    await showLongPage();
    const target = await jumpUpToHeading();
    expect(target.getBoundingClientRect().top).toBeCloseTo(0, 0);
  });

  it('a static header scrolls with the page', async () => {
    await showLongPage({ position: 'static' });
    scrollTo(0, 400);
    await drawn();
    scrollBy(0, 100);
    await drawn();
    await drawn();
    expect(bar.element()).not.toHaveAttribute('data-hidden');
  });
});
