import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import { emulateMedia } from '../browser/emulateMedia';
import { holdAnimations } from '../browser/holdAnimations';
import {
  computed,
  expectOpen,
  link,
  panel,
  trigger,
} from '../header/headerParts';
import { showHeader, slowly } from '../header/showHeader';

const NOTHING = 'rgba(0, 0, 0, 0)';

/** The ground below the row under the pointer, which CSS draws. */
const ground = () =>
  getComputedStyle(panel().element().firstElementChild!, '::before');
const top = () => parseFloat(ground().top);

/** Where the ground is if it marks this row, in px from the top of the panel. */
function topOf(name: string): number {
  const [row, around] = [link(name), panel()].map((one) =>
    one.element().getBoundingClientRect(),
  );
  return row!.top - around!.top;
}

async function openAndHover(name: string) {
  await showHeader(slowly);
  await userEvent.click(trigger());
  await expectOpen();
  await userEvent.hover(link(name));
}

it('the ground of the row under the pointer glides to the next row', async () => {
  await openAndHover('Invoicing');
  await expect.poll(top).toBeCloseTo(topOf('Invoicing'), -1);
  atRest(panel().element());
  const held = holdAnimations(document, 0);
  onTestFinished(() => held.release());
  const start = top();
  await userEvent.hover(link('Scheduling'));
  await drawn();
  held.moveTo(40);
  expect(top()).toBeGreaterThan(start);
  expect(top()).toBeLessThan(topOf('Scheduling') - 4);
  held.finish();
  await expect.poll(top).toBeCloseTo(topOf('Scheduling'), -1);
});

it('with reduced motion each row has its own ground', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  await openAndHover('Invoicing');
  const row = link('Invoicing').element();
  await expect.poll(() => computed(row).backgroundColor).not.toBe(NOTHING);
  expect(ground().content).toBe('none');
});
