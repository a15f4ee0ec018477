import { expect, it, vi } from 'vitest';
import { whenShown } from '../../src/core/analytics/pageLifecycle';
import { replaceForTest } from './trackedPage';

it('is at once on a page that is shown', () => {
  const shown = vi.fn();
  whenShown(shown);
  expect(shown).toHaveBeenCalledOnce();
});

it('is when a page that was drawn in advance is shown, and once', () => {
  replaceForTest(document, 'prerendering', true);
  const shown = vi.fn();
  whenShown(shown);
  expect(shown).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(shown).toHaveBeenCalledOnce();
});
