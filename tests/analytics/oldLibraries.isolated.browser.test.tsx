import { afterAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { SectionTracker } from '../../src/tracking/SectionTracker';
import { expectOpen, trigger } from '../header/headerParts';
import { showPage, slowly } from '../header/showHeader';
import { expectReceived, received, site } from './trackingParts';

/**
 * Before the package is imported, as Prototype.js and MooTools do, which know no
 * mapping.
 * https://github.com/prototypejs/prototype/blob/master/src/prototype/lang/array.js
 */
const restore = vi.hoisted(() => {
  const native = Array.from.bind(Array);
  Array.from = <T,>(given: ArrayLike<T>) => native(given);
  return () => {
    Array.from = native;
  };
});

afterAll(restore);

it('on a page whose library replaces `Array.from`, menus open, sections are viewed, and the visitor has one id', async () => {
  await showPage(
    <>
      <Header {...slowly} site={site} consent="granted" />
      <SectionTracker type="offerBanner">Half price</SectionTracker>
    </>,
  );
  await userEvent.click(trigger());
  await expectOpen();
  await expect.element(page.getByText('Half price')).toBeVisible();
  await expectReceived({ action: 'view', object_type: 'section' });
  const ids = (await received()).map((event) => event['analytics_id']);
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
});
