import { expect } from 'vitest';
import { loggedEvents, type LoggedEvent } from '../server/loggedEvents';
import { backend } from '../header/showHeader';

/** The page's own origin, which also receives the events. */
export const site = { domain: 'localhost' };

/** The events that the collector has received, oldest first. */
export async function received(
  expected: LoggedEvent = {},
): Promise<LoggedEvent[]> {
  return loggedEvents(await backend.log('/api/v1/events'), expected);
}

/** Waits for the first event with these fields. */
export async function receive(expected: LoggedEvent): Promise<LoggedEvent> {
  await expectReceived(expected);
  return (await received(expected))[0]!;
}

/**
 * Expects exactly `count` events with these fields, and waits for late ones.
 */
export async function expectReceived(
  expected: LoggedEvent,
  count = 1,
): Promise<void> {
  await expect.poll(() => received(expected)).toHaveLength(count);
  await settle();
  expect(await received(expected)).toHaveLength(count);
}

let marks = 0;

/** Sends a marker event, which arrives after all earlier ones. */
export async function settle(): Promise<void> {
  const id = `mark-${(marks += 1)}`;
  const mark = document.createElement('button');
  mark.dataset.lintelId = id;
  document.body.append(mark);
  mark.click();
  mark.remove();
  await expect.poll(() => received({ object_identifier: id })).toHaveLength(1);
}

/** The identifiers of what was opened, in order. */
export async function openings(): Promise<unknown[]> {
  await settle();
  const events = await received({ action: 'open' });
  return events.map((event) => event['object_identifier']);
}

/** The fields of every event of the header. */
export const ofHeader = {
  actor: 'user',
  product_page: 'www',
  product_section: 'header-nav',
};
