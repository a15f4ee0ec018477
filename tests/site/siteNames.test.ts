import { describe, expect, it } from 'vitest';
import { trackLanding } from '../../src/analytics/landing';
import { defaultSiteNames } from '../../src/site/siteConfig';
import { resolveSite } from '../../src/site/site';
import { nameWindowFlags } from '../../src/analytics/consent';
import { hasWindowFlag } from '../../src/browser/windowFlags';
import { replaceForTest } from '../support/trackedPage';
import { visit } from '../support/visit';

/** A flag that only this test sets. */
const set = (flag: string) => replaceForTest(window, flag, true);

it.each([[null], [''], [' '], [false], [[]], [{}]])(
  'a name that is empty in a CMS is the default: %j',
  (empty) => {
    const names = { crumbCookie: empty as string, menuOpenClass: 'no-scroll' };
    const site = resolveSite({ names }, null, []);
    expect(site.names).toEqual({
      ...defaultSiteNames,
      ...names,
      crumbCookie: 'crumb',
    });
  },
);

describe('flags on window', () => {
  it.each([
    ['eventsDisabledFlag', 'lintelEventsDisabled'],
    ['abEventsDisabledFlag', 'lintelAbEventsDisabled'],
    ['loggingFlag', 'lintelLogging'],
  ] as const)('%s is read as %s from the site’s names', (key, flag) => {
    visit('https://www.example.com/');
    nameWindowFlags({ [key]: `our_${flag}` });
    set(defaultSiteNames[key]);
    expect(hasWindowFlag(flag)).toBe(false);
    set(`our_${flag}`);
    expect(hasWindowFlag(flag)).toBe(true);
  });

  it('stop the landing', () => {
    visit('https://www.example.com/');
    sessionStorage.clear();
    set('quiet');
    trackLanding({
      consent: 'granted',
      site: { names: { eventsDisabledFlag: 'quiet' } },
    });
    expect(sessionStorage.length).toBe(0);
  });
});
