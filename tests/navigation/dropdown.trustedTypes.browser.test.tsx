import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectOpen, trigger } from '../header/headerParts';
import { showHeader } from '../header/showHeader';

it.runIf('trustedTypes' in window)(
  'a menu works on a page that requires Trusted Types',
  async () => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "require-trusted-types-for 'script'; trusted-types 'none'";
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
