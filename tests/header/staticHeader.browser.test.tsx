import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectConsole } from '../setup/console';
import { link } from './headerParts';
import { showHeader, showHeaderToMember } from './showHeader';

function BrokenLogo(): never {
  throw new Error('Broken by the team');
}

/** A header whose logo throws, so that its fallback takes its place. */
const broken = { logo: <BrokenLogo /> };

/** In the live header, and again in its fallback. */
function expectThrownTwice() {
  for (let time = 0; time < 2; time += 1) {
    expectConsole('error', /Broken by the team|The above error occurred/);
  }
}

describe.each([1280, 375])(
  'the fallback of a header that threw, at a width of %i',
  (width) => {
    it('has Log Out for a member', async () => {
      await page.viewport(width, 700);
      expectThrownTwice();
      const { header } = await showHeaderToMember(broken);
      expect(header).toHaveAttribute('data-fallback');
      await expect.element(link('Log Out')).toBeVisible();
      await expect.element(link('Log In')).not.toBeInTheDocument();
    });

    it('has Log In for a visitor who is logged out', async () => {
      await page.viewport(width, 700);
      expectThrownTwice();
      const { header } = await showHeader(broken);
      expect(header).toHaveAttribute('data-fallback');
      await expect.element(link('Log In')).toBeVisible();
      await expect.element(link('Log Out')).not.toBeInTheDocument();
    });
  },
);
