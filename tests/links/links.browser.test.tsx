import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../src/content/locales/en';
import { link, trigger } from '../header/headerParts';
import type { HeaderProps } from '../../src/components/Header/Header';
import { showHeader } from '../header/showHeader';

// Only the plain list, the fallback until the drawer has loaded.
vi.mock('../../src/core/machine/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('../machine/loaderWithout');
  return loaderWithoutDrawer(await importOriginal());
});

const expectHref = (href: string) =>
  expect.element(link('Templates')).toHaveAttribute('href', href);

// Which links are templates: see links.test.ts
describe('a link to the templates', () => {
  async function showListAt(width: number, props: HeaderProps = {}) {
    await page.viewport(width, 900);
    await showHeader({
      ...props,
      navigation: {
        version: 1,
        items: [
          { id: 'all', label: 'Templates', href: '/templates?topic=shop#all' },
        ],
      },
    });
    await userEvent.click(trigger('Menu'));
  }

  it('leads to /start below 744 px, and follows the window’s width', async () => {
    await showListAt(744);
    await expectHref('/templates?topic=shop#all');
    await page.viewport(743, 900);
    await expectHref('/start?topic=shop#all');
    await page.viewport(744, 900);
    await expectHref('/templates?topic=shop#all');
  });

  it('keeps its address in Japanese', async () => {
    // Passed, because Japanese content would load later and rename the button.
    await showListAt(743, { locale: 'ja-JP', content: en });
    await expectHref('/templates?topic=shop#all');
  });
});
