import {
  newTracker,
  trackSelfDescribingEvent,
} from '@snowplow/browser-tracker';
import { collector, enter, textOf } from './contestant';

newTracker('bench', collector, {
  appId: 'bench',
  eventMethod: 'post',
  encodeBase64: false,
});

enter({
  track: (name, length) =>
    trackSelfDescribingEvent({
      event: {
        schema: 'iglu:com.example/row/jsonschema/1-0-0',
        data: { name, text: textOf(length) },
      },
    }),
});
