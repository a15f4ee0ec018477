/** Known faults of other menus, by the ids of the accessibility reference. H7 (scroll lock under a strict policy) has no place here: nothing locks the scroll. */
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../setup/axe';
import { pass, stopClock } from './clock';
import {
  computed,
  expectClosed,
  expectOpen,
  panel,
  trigger,
} from './headerParts';
import { showHeader } from './showHeader';

// However slow this machine is, the click that comes with a hover is a reflex.
const slowly = { reflexClickMs: 60_000 };
// Longer than any delay of the header: what has not happened by then never will.
const LONG = 2000;

describe('what goes wrong in other menus does not here', () => {
  it('H1: the click that comes with a hover does not close the menu', async () => {
    await showHeader(slowly);
    stopClock();
    await userEvent.hover(trigger());
    await userEvent.click(trigger());
    await pass(LONG);
    await expectOpen();
  });

  it('H2: the click that comes with a move to the other menu does not close it', async () => {
    await showHeader(slowly);
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await userEvent.click(trigger('Resources'));
    await pass(LONG);
    await expectOpen('Resources');
    await expectClosed();
  });

  it('H3: after a click and Escape nothing opens again', async () => {
    await showHeader(slowly);
    stopClock();
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    await pass(LONG);
    await expectClosed();
  });

  it('H4: of two clicks the second closes', async () => {
    await showHeader(slowly);
    stopClock();
    await userEvent.click(trigger());
    await userEvent.click(trigger());
    await pass(LONG);
    await expectClosed();
  });

  it('H5: after Escape no hover opens late', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await userEvent.hover(trigger('Resources'));
    await pass(50);
    await userEvent.keyboard('{Escape}');
    await pass(LONG);
    await expectClosed();
    await expectClosed('Resources');
  });

  it.each(['Products', 'Resources'])(
    'H6: the open menu %s hides nothing that takes focus, nor breaks another rule',
    async (name) => {
      await showHeader();
      await userEvent.hover(trigger(name));
      await expectOpen(name);
      await expect
        .poll(() => computed(panel(name).element()).opacity)
        .toBe('1');
      await expectNoAxeViolations();
    },
  );

  // The last one: a page does not get rid of its policy.
  it.runIf('trustedTypes' in window)(
    'H8: a page that asks for Trusted Types has nothing to refuse',
    async () => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content =
        "require-trusted-types-for 'script'; trusted-types 'none'";
      document.head.append(policy);
      const refused = vi.fn();
      document.addEventListener('securitypolicyviolation', refused);
      await showHeader();
      await userEvent.hover(trigger());
      await expectOpen();
      await userEvent.click(trigger('Resources'));
      await expectOpen('Resources');
      expect(refused).not.toHaveBeenCalled();
      expect(() => {
        document.createElement('p').innerHTML = '<b>';
      }).toThrow(TypeError);
    },
  );
});
