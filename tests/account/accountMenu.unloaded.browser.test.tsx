import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type * as Loader from '../../src/core/machine/loader';
import { avatarLink, showAlone } from './accountMenuParts';
import { drawn } from '../browser/clock';

/** The file never loads, as if the server had been deployed with new files. */
vi.mock('../../src/core/machine/loader', async (original) => {
  const { createLoader } = await original<typeof Loader>();
  const load = () => Promise.reject(new Error('No such file'));
  return {
    createLoader: (part: Parameters<typeof createLoader>[0]) =>
      createLoader(part, load),
  };
});

describe('an account menu that cannot be loaded', () => {
  it('reports it, and its avatar stays a link to the account', async () => {
    const reports: string[] = [];
    const keep = ({ detail }: WindowEventMap['lintel:error']) =>
      reports.push(detail.part);
    addEventListener('lintel:error', keep);
    onTestFinished(() => removeEventListener('lintel:error', keep));
    const onOpenChange = vi.fn();
    await showAlone({ defaultOpen: true, onOpenChange });
    await expect.poll(() => reports).toEqual(['account menu']);
    await userEvent.hover(avatarLink());
    await drawn();
    await expect
      .element(avatarLink())
      .toHaveAttribute('href', 'https://account.example.com/');
    await expect.element(avatarLink()).not.toHaveAttribute('aria-expanded');
    expect(page.getByRole('menu').elements()).toEqual([]);
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(reports).toEqual(['account menu']);
  });
});
