import { expect } from 'vitest';
import { loggedEvents, type LoggedEvent } from '../../src/testing/loggedEvents';
import { backend } from '../header/showHeader';

/** What the collector has of the page, oldest first. */
export async function received(
  expected: LoggedEvent = {},
): Promise<LoggedEvent[]> {
  return loggedEvents(await backend.log('/api/v1/events'), expected);
}

/** Waits for the first event that says so. */
export async function receive(expected: LoggedEvent): Promise<LoggedEvent> {
  await expectReceived(expected);
  return (await received(expected))[0]!;
}

/** The collector has so many that say so: none is missing, and none is still to come. */
export async function expectReceived(
  expected: LoggedEvent,
  count = 1,
): Promise<void> {
  await expect.poll(() => received(expected)).toHaveLength(count);
  await settle();
  expect(await received(expected)).toHaveLength(count);
}

let marks = 0;

/** What the page counts now comes after whatever it has counted before. */
export async function settle(): Promise<void> {
  const id = `mark-${(marks += 1)}`;
  const mark = document.createElement('button');
  mark.dataset.lintelId = id;
  document.body.append(mark);
  mark.click();
  mark.remove();
  await expect.poll(() => received({ object_identifier: id })).toHaveLength(1);
}

/** What was opened, in turn. */
export async function openings(): Promise<unknown[]> {
  await settle();
  const events = await received({ action: 'open' });
  return events.map((event) => event['object_identifier']);
}

/** What every event of the header's own says. */
export const ofHeader = {
  actor: 'user',
  product_page: 'www',
  product_section: 'header-nav',
};
