import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  LanguageMenu,
  type LanguageMenuProps,
} from '../../src/language/LanguageMenu';
import { languageButton } from '../header/headerParts';
import { freshPage } from '../header/showHeader';
import { languageList, openList } from './languageMenuParts';

const boxOf = (of: ReturnType<typeof languageButton>) =>
  of.element().getBoundingClientRect();

/** Renders a menu without a header in a corner of the window, and opens it. */
async function showInCorner(props: LanguageMenuProps, corner: object) {
  await freshPage();
  render(
    <main>
      <h1>A page</h1>
      <div style={{ position: 'fixed', ...corner }}>
        <LanguageMenu site={{ domain: 'example.com' }} {...props} />
      </div>
    </main>,
  );
  await openList();
  return [boxOf(languageButton()), boxOf(languageList())] as const;
}

describe('a language list without room on its side', () => {
  it('opens upward, aligned with the end, at the end of a page', async () => {
    const [button, list] = await showInCorner(
      { side: 'bottom', align: 'start' },
      { right: 20, bottom: 20 },
    );
    expect(list.bottom).toBeLessThan(button.top);
    expect(list.right).toBeCloseTo(button.right, 0);
    expect(list.top).toBeGreaterThanOrEqual(0);
  });

  it('is aligned with the other edge in right-to-left text', async () => {
    const [button, list] = await showInCorner(
      { align: 'start' },
      { left: 20, top: 20, direction: 'rtl' },
    );
    expect(list.left).toBeCloseTo(button.left, 0);
  });

  it('moves when the window becomes too small for it', async () => {
    const [button, list] = await showInCorner(
      { align: 'start' },
      { left: 200, top: 20 },
    );
    expect(list.left).toBeCloseTo(button.left, 0);
    await page.viewport(320, 800);
    await expect
      .poll(() => boxOf(languageList()).right)
      .toBeCloseTo(boxOf(languageButton()).right, 0);
  });
});
