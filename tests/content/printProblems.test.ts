import { beforeEach, describe, it, vi } from 'vitest';
import { de } from '../../src/content/locales/de';
import type * as Printing from '../../src/content/validateContent';
import { expectConsole } from '../setup/console';

describe('printProblems', () => {
  let printProblems: typeof Printing.printProblems;

  // Printed lines are remembered per page.
  beforeEach(async () => {
    vi.resetModules();
    ({ printProblems } = await import('../../src/content/validateContent'));
  });

  it('prints each problem with the path from the prop, and nothing of valid content', () => {
    printProblems({ content: de });
    const items = [
      { id: 'a', label: 'A', href: '/a', lable: 'A' },
      { id: 'b', label: '', href: '/b' },
    ];
    const navigation = { version: 1, items };
    expectConsole(
      'error',
      /^Lintel: content\.navigation\.items\[1\]\.label: `label` is empty; /,
    );
    expectConsole('error', /^Lintel: navigation\.items\[1\]\.label: /);
    expectConsole('warn', /^Lintel: content\.navigation\.items\[0\]\.lable: /);
    expectConsole('warn', /^Lintel: navigation\.items\[0\]\.lable: /);
    printProblems({ content: { ...de, navigation }, navigation });
  });

  it('prints the prop’s name if it is entirely wrong', () => {
    expectConsole('error', /^Lintel: content: `content` is null/);
    expectConsole('error', /^Lintel: navigation: `navigation` is 5/);
    printProblems({ content: null, navigation: 5 });
  });

  it('prints each line once', () => {
    expectConsole('error', /^Lintel: navigation: /);
    printProblems({ navigation: 5 });
    printProblems({ navigation: 5 });
  });
});
