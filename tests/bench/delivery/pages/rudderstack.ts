import { RudderAnalytics } from '@rudderstack/analytics-js/bundled';
import { collector, enter, textOf } from './contestant';

const analytics = new RudderAnalytics();
const id = 'bench';

analytics.load(id, collector, {
  loadIntegration: false,
  sendAdblockPage: false,
  // What the provider's server would answer.
  getSourceConfig: () => ({
    source: {
      id,
      name: id,
      writeKey: id,
      enabled: true,
      workspaceId: id,
      updatedAt: '2026-01-01T00:00:00.000Z',
      connections: [],
      destinations: [],
      dataplanes: {},
      config: {
        statsCollection: {
          errors: { enabled: false },
          metrics: { enabled: false },
        },
      },
    },
    updatedAt: '2026-01-01T00:00:00.000Z',
  }),
  onLoaded: () =>
    enter({
      track: (name, length) => analytics.track(name, { text: textOf(length) }),
    }),
});
