import { it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn } from '../browser/clock';
import { expectClosed, expectOpen, link, trigger } from '../header/headerParts';
import { showHeader } from '../header/showHeader';

// As Astro moves a header that persists into the next page.
it('a menu opens by hover after a router has moved the header under the pointer', async () => {
  const { header } = await showHeader();
  await userEvent.hover(trigger());
  await expectOpen();
  await userEvent.hover(link('Scheduling'));
  const root = header.parentElement!;
  history.pushState(null, '', '/scheduling');
  root.remove();
  await drawn();
  document.body.append(root);
  await expectClosed();
  await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
  await userEvent.hover(trigger());
  await expectOpen();
});
