import { expect, expectTypeOf, it } from 'vitest';
import type {
  EventTypes,
  TrackEvent,
} from '../../src/core/analytics/trackEvent';
import { openPage } from './trackedPage';

declare global {
  interface LintelEvents {
    'watch video': { object_identifier: string; seconds: number };
  }
}

const events: TrackEvent[] = [
  { type: 'land' },
  { type: 'view section', object_identifier: 'offerBanner' },
  { type: 'click', object_identifier: 'a', action: 'open' },
  { type: 'watch video', object_identifier: 'intro', seconds: 5 },
  // @ts-expect-error A team's own type has to say what the team wants to know.
  { type: 'watch video', object_identifier: 'intro' },
  // @ts-expect-error A number of seconds is no text.
  { type: 'watch video', object_identifier: 'intro', seconds: '5' },
  // @ts-expect-error A click says on what.
  { type: 'click' },
  // @ts-expect-error A link leads somewhere.
  { type: 'click link', object_identifier: 'a' },
  // @ts-expect-error A choice has a value.
  { type: 'select', object_identifier: 'a' },
  // @ts-expect-error A section has a name.
  { type: 'view section' },
  // @ts-expect-error Nobody has declared that type.
  { type: 'watch film', object_identifier: 'a' },
  // @ts-expect-error Nobody has declared that field.
  { type: 'land', seconds: 5 },
  // @ts-expect-error An experiment has six fields.
  { type: 'A/B test assignments', experiment_name: 'a', variant: 'b' },
];

it('is known by its type, the team’s own among them', () => {
  expectTypeOf<Exclude<TrackEvent['type'], 'watch video'>>().toEqualTypeOf<
    keyof EventTypes
  >();
  expectTypeOf<'watch video'>().toExtend<TrackEvent['type']>();
});

it('is sent whatever the types say: teams write JavaScript, too', async () => {
  const page = openPage();
  await page.show();
  await Promise.all(events.map((event) => page.track(event)));
  expect(page.events()).toHaveLength(events.length);
  expect(page.events()[3]).toMatchObject({
    action: 'watch',
    object_type: 'video',
    seconds: 5,
  });
});
