import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { expectNoAxeViolations } from '../setup/axe';
import { backend, showHeader, showHeaderToMember } from './showHeader';

const trigger = (name = 'Products') => screen.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const panel = page.getByRole('group', { name: 'Products' });

async function expectOpen() {
  await expect.element(panel).toBeVisible();
  await expect.element(link('Websites')).toBeVisible();
}

async function expectClosed() {
  await expect.element(panel).not.toBeInTheDocument();
}

function expectNoSidewaysScroll() {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
}

async function expectFocusOn(element: Locator) {
  await expect.element(element).toHaveFocus();
}

describe('the Products menu', () => {
  it('is closed at first: nothing of it can be seen, read or tabbed to', async () => {
    await showHeader();
    await expectClosed();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    const closed = document.querySelector<HTMLElement>('[role="group"] a');
    closed?.focus();
    expect(document.activeElement).not.toBe(closed);
  });

  it('opens on hover and stays open under the pointer', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.hover(link('Online Stores'));
    await expectOpen();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes when the pointer reaches the backdrop', async () => {
    // So high that the middle of the backdrop lies below the panel.
    await page.viewport(1280, 1300);
    const { header } = await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.hover(header.querySelector('[data-lintel="backdrop"]')!);
    await expectClosed();
  });

  it('stays open when a backdrop click meets keyboard focus, and keeps it', async () => {
    await page.viewport(1280, 1300);
    const { header } = await showHeader();
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await expectOpen();
    await userEvent.tab();
    await userEvent.click(header.querySelector('[data-lintel="backdrop"]')!);
    await expectFocusOn(link('Websites'));
    await expectOpen();
  });

  it('is toggled by a click, and keeps open on the reflex click of a hover', async () => {
    // However slow this machine is, the click that comes with its own hover is
    // a reflex.
    await showHeader({ reflexClickMs: 60_000 });
    await userEvent.click(trigger());
    await expectOpen();
    // The click came with its own hover: what follows it is meant.
    await userEvent.click(trigger());
    await expectClosed();
    await userEvent.click(trigger());
    await expectOpen();
  });

  it('closes on the first click after a hover where the reflex guard is off', async () => {
    await showHeader({ reflexClickMs: 0 });
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(trigger());
    await expectClosed();
  });

  it('opens by Enter, is tabbed through in order, and closes behind', async () => {
    await showHeader();
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await expectOpen();
    await userEvent.tab();
    await expectFocusOn(link('Websites'));
    (link('View All Features').element() as HTMLElement).focus();
    await userEvent.tab();
    await expectFocusOn(link('Templates'));
    await expectClosed();
  });

  it('closes by Escape from inside and gives the focus back', async () => {
    await showHeader();
    trigger().focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expectFocusOn(link('Websites'));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(document.activeElement).toBe(trigger());
  });

  it('closes by Escape under a pointer that does not move, and stays closed', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(document.activeElement).toBe(document.body);
  });

  it('is left and right of the other entries by arrow keys, without wrapping', async () => {
    await showHeader();
    trigger().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(trigger());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectFocusOn(link('Templates'));
  });

  it('leads to every page, and says what opens in a new tab', async () => {
    await showHeader({ site: { domain: 'example.com' } });
    await userEvent.hover(trigger());
    await expect.element(link('Circle')).toHaveAttribute('href', '/circle');
    const external = link('Domain Search (opens in a new tab)');
    await expect.element(external).toHaveAttribute('target', '_blank');
    await expect
      .element(external)
      .toHaveAttribute('href', 'https://domains.example.com/search');
  });
});

describe('the header', () => {
  it('breaks no rule of accessibility, closed and open', async () => {
    await showHeader();
    await expectNoAxeViolations();
    await userEvent.hover(trigger());
    await expectOpen();
    await expect
      .poll(() => getComputedStyle(panel.element()).opacity)
      .toBe('1');
    await expectNoAxeViolations();
  });

  it('lets a keyboard user skip to the content', async () => {
    await showHeader();
    await userEvent.tab();
    const skip = link('Skip to main content');
    await expectFocusOn(skip);
    await expect.element(skip).toHaveAttribute('href', '#content');
    await expect
      .poll(() => skip.element().getBoundingClientRect().top)
      .toBeGreaterThan(0);
  });

  it('speaks German in a German page', async () => {
    document.documentElement.lang = 'de-AT';
    const { header } = await showHeader();
    await expect
      .element(page.getByRole('button', { name: 'Produkte' }))
      .toBeVisible();
    expect(header).toHaveAttribute('lang', 'de-DE');
    await expect.element(link('Anmelden')).toBeVisible();
  });

  it('marks the page it stands on', async () => {
    history.replaceState(null, '', '/templates');
    await showHeader();
    await expect
      .element(link('Templates'))
      .toHaveAttribute('aria-current', 'page');
  });

  it('shows Log In to visitors, with the way back', async () => {
    await showHeader({ site: { domain: 'example.com' } });
    await expect
      .element(link('Log In'))
      .toHaveAttribute(
        'href',
        'https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates',
      );
  });

  it('shows members their account menu', async () => {
    const { header } = await showHeaderToMember();
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
    const name = 'Account information dropdown menu';
    const avatar = await screen.findByRole('button', { name });
    expect(avatar).toHaveTextContent('A');
    await userEvent.click(avatar);
    await expect.element(link('Account Dashboard')).toBeVisible();
    const names = within(header.querySelector('[data-lintel="account"]')!)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Account Dashboard', 'Domains', 'Log Out']);
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Log Out')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(avatar);
  });

  it('opens its menus from a button on a phone', async () => {
    await page.viewport(320, 640);
    await showHeader();
    expectNoSidewaysScroll();
    await userEvent.click(trigger('Menu'));
    expect(document.body).toHaveClass('lintel-menu-open');
    await userEvent.click(trigger());
    await expect.element(link('Online Stores')).toBeVisible();
    expectNoSidewaysScroll();
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Online Stores')).not.toBeInTheDocument();
    expect(trigger('Menu')).toHaveFocus();
    expect(document.body).not.toHaveClass('lintel-menu-open');
    await expect.element(link('Home')).toBeVisible();
  });

  it('turns light once a dark page is scrolled', async () => {
    const { header } = await showHeader({ theme: 'dark-background' });
    const colour = () =>
      getComputedStyle(header.firstElementChild!).backgroundColor;
    expect(colour()).toBe('rgb(14, 14, 14)');
    document.body.style.minHeight = '300vh';
    scrollTo(0, 1);
    await expect.poll(colour).toBe('rgb(255, 255, 255)');
    scrollTo(0, 0);
    await expect.poll(colour).toBe('rgb(14, 14, 14)');
  });
});

describe('the list on small screens', () => {
  it('stays as it is while something in it is pressed', async () => {
    await page.viewport(375, 700);
    const { header } = await showHeader();
    header.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
    await userEvent.click(trigger('Menu'));
    await userEvent.click(trigger());
    await userEvent.click(link('Templates'));
    const sent = await backend.waitForLog('/api/v1/events');
    expect(sent[0]!.body).toMatchObject({
      eventContent: { object_identifier: 'top-templates' },
    });
  });

  it('closes when a link is taken, and when the screen grows wide', async () => {
    await page.viewport(375, 700);
    const { header } = await showHeader();
    header.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
    await userEvent.click(trigger('Menu'));
    await userEvent.click(link('Templates'));
    await expect.element(link('Templates')).not.toBeInTheDocument();
    await userEvent.click(trigger('Menu'));
    expect(document.body).toHaveClass('lintel-menu-open');
    await page.viewport(1280, 800);
    await expect
      .poll(() => document.body.classList.contains('lintel-menu-open'))
      .toBe(false);
  });
});

describe('a click on a link', () => {
  it('reaches the collector, with what was clicked', async () => {
    const { header } = await showHeader();
    // The test stays on its page; the header itself never prevents a click.
    header.addEventListener('click', (event) => event.preventDefault());
    await userEvent.hover(trigger());
    await userEvent.click(link('Circle'));
    const [request] = await backend.waitForLog('/api/v1/events');
    const { eventContent } = request!.body as { eventContent: object };
    expect(eventContent).toMatchObject({
      actor: 'user',
      action: 'click',
      object_type: 'link',
      object_identifier: 'circle',
      object_display_name: 'Circle',
      destination_url: `${location.origin}/circle`,
      product_page: 'www',
      product_section: 'header-nav',
      page_host: location.host,
    });
    expect(await backend.log('/api/v1/events')).toHaveLength(1);
  });

  it('is not counted where tracking is off', async () => {
    const { header } = await showHeader({ tracking: false });
    header.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link('Templates'));
    // What comes after it on the wire says that nothing came before.
    const { deliver } = await import('../../src/core/transport');
    await import('../../src/core/tracker');
    await deliver('/api/v1/clanker/events', { eventContent: '{}' });
    await backend.waitForLog('/api/v1/clanker/events');
    expect(await backend.log('/api/v1/events')).toEqual([]);
    expect(await backend.log('/api/track/*')).toEqual([]);
  });
});
