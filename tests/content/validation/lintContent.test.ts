import { beforeEach, describe, it, vi } from 'vitest';
import { de } from '../../../src/content/locales/de';
import type * as Lint from '../../../src/content/validation/lintContent';
import { expectConsole } from '../../setup/console';

describe('lintContent', () => {
  let lintContent: typeof Lint.lintContent;

  // Printed lines are remembered per page.
  beforeEach(async () => {
    vi.resetModules();
    ({ lintContent } =
      await import('../../../src/content/validation/lintContent'));
  });

  it('prints nothing for valid or missing content', () => {
    lintContent(de, undefined, { logIn: 'Moin' });
    lintContent(undefined, undefined, undefined);
  });

  it('prints errors, then warnings, with the path from the prop', () => {
    const items = [
      { id: 'a', label: 'A', href: 'a' },
      { id: 'b', label: '', href: '/b' },
    ];
    const navigation = { version: 1, items };
    expectConsole(
      'error',
      /^Lintel: content\.navigation\.items\[1\]\.label: `label` is empty; /,
    );
    expectConsole('error', /^Lintel: navigation\.items\[1\]\.label: /);
    expectConsole(
      'error',
      /^Lintel: messages\.logIn: `logIn` is `5`, not a string/,
    );
    expectConsole('warn', /^Lintel: content\.navigation\.items\[0\]\.href: /);
    expectConsole('warn', /^Lintel: navigation\.items\[0\]\.href: /);
    lintContent({ ...de, navigation }, navigation, { logIn: 5 });
  });

  it('prints the prop’s name if it is entirely wrong', () => {
    expectConsole('error', /^Lintel: content: `content` is a promise/);
    expectConsole('error', /^Lintel: navigation: `navigation` is `5`/);
    expectConsole('error', /^Lintel: messages: `messages` is `null`/);
    lintContent(Promise.resolve(de), 5, null);
  });

  it('prints each line once', () => {
    expectConsole('error', /^Lintel: messages\.logIn: /);
    lintContent(undefined, undefined, { logIn: 5 });
    lintContent(undefined, undefined, { logIn: 5 });
  });

  it('stops after twenty lines, and does not print the rest later', () => {
    const items = Array.from({ length: 30 }, (_, at) => ({
      id: `${at}`,
      label: 'x',
      href: '',
    }));
    const navigation = { version: 1, items };
    for (let line = 0; line < 20; line += 1) {
      expectConsole('error', new RegExp(`navigation\\.items\\[${line}\\]`));
    }
    expectConsole('warn', /^Lintel: and 10 more problems; /);
    lintContent(undefined, navigation, undefined);
    lintContent(undefined, navigation, undefined);
  });
});
