import { AnalyticsBrowser } from '@segment/analytics-next';
import { collector, enter, textOf } from './contestant';

const { host } = new URL(collector);
const analytics = AnalyticsBrowser.load(
  {
    writeKey: 'bench',
    cdnURL: location.origin,
    // What the provider's network would answer.
    cdnSettings: {
      integrations: {
        'Segment.io': { apiKey: 'bench', apiHost: host, protocol: 'http' },
      },
    },
  },
  { integrations: { 'Segment.io': { apiHost: host, protocol: 'http' } } },
);

void analytics.ready().then(() =>
  enter({
    track: (name, length) =>
      void analytics.track(name, { text: textOf(length) }),
  }),
);
