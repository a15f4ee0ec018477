import { describe, expect, it } from 'vitest';
import { readTrackingReference } from '../../docs/generate/tracking';

const reference = readTrackingReference();
const { events, eventFields, envelope, options, names, paths } = reference;

const TYPES = [
  'land',
  'view page',
  'view section',
  'unload',
  'click',
  'click link',
  'input',
  'select',
  'system change',
  'open tooltip',
  'join-circle click',
  'open locale menu',
  'mobile account assignment',
  'A/B test assignments',
];

/** The names of the fields in a request. */
const FIELDS =
  'actor action object_type object_identifier object_display_name object_value destination_url product_section product_page product_area event_owner_team event_source is_first_landing is_first_session client_version context_website_identifier analytics_id session_id page_host page_path page_query_params page_referrer_url browser_language browser_locale browser_window_width browser_window_height user_agent event_timestamp marketing_id resolved_locale website_locale member_account_id member_account_locale event_id'.split(
    ' ',
  );

const namesOf = (fields: readonly { name: string }[]) =>
  fields.map(({ name }) => name);

describe('the reference of events', () => {
  it('has every event type, and each says when it is sent', () => {
    expect(events.map(({ type }) => type)).toEqual(TYPES);
    for (const { type, text } of events) {
      expect(text, type).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('has the fields that a type requires, besides those of every event', () => {
    const fields = Object.fromEntries(
      events.map((event) => [event.type, namesOf(event.fields)]),
    );
    expect(fields).toMatchObject({
      land: [],
      'view section': ['object_identifier'],
      click: ['object_identifier'],
      'click link': ['object_identifier', 'destination_url'],
      select: ['object_identifier', 'object_value'],
    });
    expect(fields['A/B test assignments']).toEqual([
      'experiment_name',
      'variant',
      'subject_id',
      'is_override',
      'group_name',
      'test_namespace',
    ]);
  });

  it('has every field of a request once', () => {
    const all = namesOf([...eventFields, ...envelope]);
    expect([...all].sort()).toEqual([...FIELDS].sort());
  });

  it('describes every field, option, key and path', () => {
    const all = [
      ...[eventFields, envelope, options, names, paths].flat(),
      ...events.flatMap(({ fields }) => fields),
    ];
    const silent = all.filter(({ text }) => text === '');
    expect(namesOf(silent)).toEqual([]);
  });

  it('has the default of every option', () => {
    const presets = Object.fromEntries(
      options.map(({ name, preset }) => [name, preset]),
    );
    expect(presets).toMatchObject({
      eventIds: 'true',
      closeEvents: 'false',
      transports: "['beacon', 'fetch', 'xhr']",
    });
    expect(names.filter(({ preset }) => preset === '')).toEqual([]);
    expect(paths.filter(({ preset }) => preset === '')).toEqual([]);
  });
});
