import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { avatar, item } from '../account/accountMenuParts';
import { drawn } from '../browser/clock';
import { link, trigger } from '../header/headerParts';
import { showHeader, showHeaderLoggedIn } from '../header/showHeader';

// As Astro moves a header that persists into the next page.
it.each([
  ['a menu', showHeader, trigger, () => link('Scheduling')],
  ['the account menu', showHeaderLoggedIn, avatar, () => item('Domains')],
])(
  '%s opens by hover after a router has moved the header under the pointer',
  async (_, show, find, inside) => {
    const { header } = await show();
    const button = () => expect.element(find());
    await userEvent.hover(find());
    await button().toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(inside());
    const root = header.parentElement!;
    history.pushState(null, '', '/scheduling');
    root.remove();
    await drawn();
    document.body.append(root);
    await button().toHaveAttribute('aria-expanded', 'false');
    await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
    await userEvent.hover(find());
    await button().toHaveAttribute('aria-expanded', 'true');
  },
);
