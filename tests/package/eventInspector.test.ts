import { describe, expect, it } from 'vitest';
import {
  countTypes,
  createEventList,
  filterEvents,
} from '../../.storybook/events/eventList';
import type { InspectedEvent } from '../../.storybook/events/inspectedEvent';
import { landingOf } from '../../.storybook/events/landingOf';

const event = (
  type: string,
  fields: InspectedEvent['fields'] = {},
): InspectedEvent => ({
  type,
  at: 0,
  via: 'beacon',
  outcome: 'queued',
  endpoint: '/api/v1/events',
  fields,
});

function listOf(...events: InspectedEvent[]) {
  const list = createEventList();
  list.begin('header');
  events.forEach((each) => list.add(each));
  return list;
}

const typesIn = (events: readonly InspectedEvent[]) =>
  events.map(({ type }) => type);

describe('the list of events', () => {
  it('keeps what a story sends across its pages, and starts empty with another story', () => {
    const list = listOf(event('land'));
    list.begin('header');
    list.add(event('view page'));
    expect(list.get().map(({ page }) => page)).toEqual([1, 2]);
    list.begin('drawer');
    expect(list.get()).toEqual([]);
  });

  it('keeps the newest 500', () => {
    const list = listOf();
    for (let at = 0; at < 501; at += 1) list.add({ ...event('click'), at });
    expect(list.get()).toHaveLength(500);
    expect(list.get()[0]?.at).toBe(1);
  });

  it('notifies its subscribers until they unsubscribe', () => {
    const list = listOf();
    let calls = 0;
    const leave = list.subscribe(() => (calls += 1));
    list.add(event('land'));
    list.clear();
    leave();
    list.add(event('land'));
    expect(calls).toBe(2);
  });

  it('is filtered by type and by any field, ignoring case', () => {
    const events = listOf(
      event('click', { object_identifier: 'Products' }),
      event('click link', { object_identifier: 'circle' }),
    ).get();
    expect(typesIn(filterEvents(events, { text: ' PROD', type: '' }))).toEqual([
      'click',
    ]);
    expect(
      typesIn(filterEvents(events, { text: '', type: 'click link' })),
    ).toEqual(['click link']);
    expect(
      filterEvents(events, { text: 'products', type: 'click link' }),
    ).toEqual([]);
  });

  it('counts its types', () => {
    const events = listOf(event('click'), event('land'), event('click')).get();
    expect(countTypes(events)).toEqual([
      ['click', 2],
      ['land', 1],
    ]);
  });
});

describe('a landing among the requests', () => {
  const request = {
    name: 'http://localhost/api/track/Track?rk=12&landing=%2Fa',
    initiatorType: 'img',
    startTime: 5,
    responseStatus: 200,
  };

  it('is listed with its fields and its outcome', () => {
    expect(landingOf(request)).toMatchObject({
      type: 'landing',
      outcome: 'delivered',
      endpoint: 'http://localhost/api/track/Track',
      fields: { rk: '12', landing: '/a' },
    });
    expect(landingOf({ ...request, responseStatus: 503 })).toMatchObject({
      outcome: 'dropped',
    });
  });

  it.each([
    ['another picture', { name: 'http://localhost/a.png' }],
    ['a fetch request', { initiatorType: 'fetch' }],
  ])('is not %s', (_, other) => {
    expect(landingOf({ ...request, ...other })).toBeNull();
  });
});
