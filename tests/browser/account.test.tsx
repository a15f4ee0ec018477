import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../setup/axe';
import { expectFocusOn, link, trigger } from './headerParts';
import { showHeaderToMember } from './showHeader';

const site = { domain: 'example.com' };
const avatar = trigger('Account information dropdown menu');

describe('a member', () => {
  it('sees the avatar, and no log-in link', async () => {
    await showHeaderToMember();
    await expect.element(avatar).toHaveTextContent('A');
    expect(link('Log In').elements()).toEqual([]);
  });

  it('has a menu of three, under the avatar', async () => {
    const { header } = await showHeaderToMember({ site });
    await userEvent.click(avatar);
    await expect.element(link('Account Dashboard')).toBeVisible();
    const account = page.elementLocator(
      header.querySelector('[data-lintel="account"]')!,
    );
    const links = account.getByRole('link').elements() as HTMLAnchorElement[];
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Account Dashboard', 'https://account.example.com/'],
      ['Domains', 'https://account.example.com/domains'],
      ['Log Out', `${location.origin}/`],
    ]);
    await expectNoAxeViolations();
  });

  it('closes it by Escape, back on the avatar', async () => {
    await showHeaderToMember();
    await userEvent.click(avatar);
    await expect.element(link('Log Out')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Log Out')).not.toBeInTheDocument();
    await expectFocusOn(avatar);
  });
});
