import { describe, expect, it } from 'vitest';
import {
  readTrackingOptions,
  type TrackingOptions,
} from '../../src/core/analytics/trackingOptions';

const good: Required<TrackingOptions> = {
  page: 'pricing',
  websiteIdentifier: 'site-1',
  ownerTeam: 'growth',
  eventIds: false,
  closeEvents: true,
  pageEvents: false,
  transports: ['beacon', 'xhr'],
  queryParameters: ['plan'],
  analyticsIdFromUrl: false,
  landingScope: 'browser',
  landingRetry: false,
  globalPrivacyControl: 'ignore',
  validate: true,
  logging: true,
  names: { landed: 'has_landed' },
  paths: { events: '/collect' },
};

describe('the options of tracking', () => {
  it('stay as they are where they are right', () => {
    expect(readTrackingOptions(good)).toEqual(good);
  });

  it.each(Object.keys(good))(
    'keep the default of %s where its value is wrong',
    (name) => {
      for (const value of [null, 5, '', 'no', NaN, ['no'], Symbol('x')]) {
        if (value === 'no' && typeof good[name as 'page'] === 'string') {
          continue;
        }
        const isTextList = name === 'queryParameters' && Array.isArray(value);
        if (isTextList) continue;
        expect(readTrackingOptions({ [name]: value })).toEqual({});
      }
    },
  );

  it('keep what is good of lists and objects', () => {
    expect(
      readTrackingOptions({
        transports: ['pigeon', 'xhr'],
        queryParameters: ['plan', 5, ''],
        names: { landed: 'l', sessionId: 5, unknown: 'u' },
        paths: { events: 'collect', landing: '/land' },
        unknown: true,
      }),
    ).toEqual({
      transports: ['xhr'],
      queryParameters: ['plan'],
      names: { landed: 'l' },
      paths: { landing: '/land' },
    });
  });

  it.each([null, undefined, 5, 'beacon', Symbol('x')])(
    'are none of %s',
    (given) => {
      expect(readTrackingOptions(given)).toEqual({});
    },
  );

  it('survive a getter that throws', () => {
    const options = {
      get page(): string {
        throw new Error('No page.');
      },
      logging: true,
    };
    expect(readTrackingOptions(options)).toEqual({ logging: true });
  });
});
