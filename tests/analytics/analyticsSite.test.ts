import { describe, expect, it } from 'vitest';
import { eventsTarget } from '../../src/core/analytics/analyticsSite';
import type { SiteConfig } from '../../src/core/site/site';

const domain = 'example.com';
const events = { host: 'events' };
const staging = { host: 'eventsStaging' };
const nowhere = { host: null, wouldBe: 'https://events-staging.example.com' };

describe('the target of events', () => {
  it.each<[string, SiteConfig | undefined, object]>([
    ['www.example.com', { domain }, events],
    ['example.com', { domain }, events],
    ['de.example.com', { domain }, events],
    ['www.example.com', { domain: 'https://www.example.com/' }, events],
    ['www.example.com', {}, events],
    ['www.example.com', undefined, events],
    ['www.example.com', { domain, environment: 'prod' }, events],
    ['www.example.com', { domain, environment: 'staging' }, staging],
    ['www.example.org', { domain }, staging],
    ['notexample.com', { domain }, staging],
    ['example.com.evil.example', { domain }, staging],
  ])('of a page on %s with %j is %j', (hostname, config, target) => {
    expect(eventsTarget(config, hostname, ['de'])).toEqual(target);
  });
});

describe('on a developer’s machine', () => {
  it.each(['localhost', 'app.localhost', '127.0.0.1', '[::1]', 'macbook', ''])(
    '%s, a domain alone sends events nowhere',
    (hostname) => {
      expect(eventsTarget({ domain }, hostname, [])).toEqual(nowhere);
    },
  );

  it.each<[SiteConfig | undefined, object]>([
    [undefined, events],
    [{}, events],
    [{ domain: 'localhost:3000' }, events],
    [{ environment: 'dev' }, staging],
    [{ domain, environment: 'dev' }, staging],
    [{ domain, environment: 'prod' }, staging],
    [{ domain, hosts: { eventsStaging: 'http://localhost:9000' } }, staging],
    [{ domain, hosts: { events: 'collect.example.org' } }, staging],
    [{ domain, hosts: { account: 'members.example.org' } }, nowhere],
    [{ domain, environment: 'production' as 'prod' }, nowhere],
  ])('%j leads to %j', (config, target) => {
    expect(eventsTarget(config, 'localhost', [])).toEqual(target);
  });
});
