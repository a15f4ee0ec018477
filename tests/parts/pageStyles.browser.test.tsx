import { render } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { forgetPage } from '../../src/testing/forgetPage';
import { expectConsole } from '../setup/console';

// Each message is printed once per page.
beforeEach(forgetPage);

const site = { domain: 'example.com' };
const header = (
  <Header key="header" site={site} tracking={false} accounts={false} />
);
const sideNav = (
  <StickySideNav key="nav" items={[{ id: 'prices', label: 'Prices' }]} />
);

const longPage = <div key="page" style={{ height: 5000 }} />;

/** The styles of `<html>` and `<body>`, as a page's style sheet sets them. */
function setStyle(style: string) {
  const sheet = document.createElement('style');
  sheet.textContent = `html, body { ${style} }`;
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}

/** What is printed is compared at the end of the test. */
async function show(content: ReactNode, container?: HTMLElement) {
  render(content, { container });
  await vi.dynamicImportSettled();
}

describe('a sticky part is reported', () => {
  it.each([
    ['Header', header],
    ['StickySideNav', sideNav],
  ])('if <html> and <body> hide their overflow: %s', async (name, part) => {
    setStyle('overflow-x: hidden');
    expectConsole(
      'warn',
      new RegExp(`${name} cannot stay in view, because <body> hides its`),
    );
    await show([part, longPage]);
  });

  it('if an element around it hides its overflow', async () => {
    expectConsole('warn', /because <div id="app"> hides its overflow/);
    await show(
      <div id="app" style={{ overflow: 'hidden' }}>
        {header}
      </div>,
    );
  });

  it('if an element around the page hides what is beside it', async () => {
    expectConsole('warn', /because <div class="page"> hides its overflow/);
    await show(
      <div className="page" style={{ overflowX: 'hidden' }}>
        {header}
        {longPage}
      </div>,
    );
  });

  it('if it is alone in an element, and the page is longer', async () => {
    expectConsole('warn', /because <div id="top"> ends before the page does/);
    await show([
      <div key="top" id="top">
        {header}
      </div>,
      longPage,
    ]);
  });

  it('if <html> and <body> are as high as the window, as in a new Astro app', async () => {
    setStyle('height: 100%');
    expectConsole('warn', /because <body> ends before the page does/);
    const root = document.createElement('div');
    root.style.display = 'contents';
    document.body.append(root);
    onTestFinished(() => root.remove());
    await show([header, longPage], root);
  });
});

describe('a sticky part is not reported', () => {
  it.each<[string, CSSProperties, number | null]>([
    ['if the overflow is clipped', { overflow: 'clip' }, null],
    ['in an element that ends before the footer', {}, 500],
    ['in an element that scrolls', { overflowY: 'auto', height: 300 }, null],
    [
      'in an app that scrolls, and hides what is beside it',
      { overflow: 'hidden auto', height: 300 },
      5000,
    ],
  ])('%s', async (_, style, height) => {
    await show([
      <div key="root" style={style}>
        {header}
        {height && <div style={{ height }} />}
      </div>,
      <div key="footer" style={{ height: 400 }} />,
    ]);
    expect(document.querySelector('header')).not.toBeNull();
  });

  it('if <html> and <body> are at least as high as the window', async () => {
    setStyle('min-height: 100%');
    await show([header, longPage]);
    expect(document.querySelector('header')).not.toBeNull();
  });

  it('if it is static', async () => {
    setStyle('overflow-x: hidden');
    await show(
      <Header
        site={site}
        tracking={false}
        accounts={false}
        position="static"
      />,
    );
    expect(document.querySelector('header')).not.toBeNull();
  });
});

describe('the style sheet', () => {
  it('is reported if it is missing', async () => {
    const { style } = document.documentElement;
    style.setProperty('--lintel-motion-easing', 'initial');
    onTestFinished(() => {
      style.removeProperty('--lintel-motion-easing');
    });
    expectConsole('warn', /the style sheet is missing/);
    await show(header);
  });
});
