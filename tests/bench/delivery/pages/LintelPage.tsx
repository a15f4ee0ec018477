import { LintelProvider, useTracking, type TrackingOptions } from 'lintel';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { collector, enter, textOf } from './contestant';

function Tracked() {
  const { track, analyticsId } = useTracking();
  useEffect(() => {
    if (analyticsId === null) return;
    enter({
      track(name, length) {
        const text = textOf(length / 2);
        const event = { object_identifier: name, first: text, second: text };
        void track({ type: 'input', ...event });
      },
    });
  });
  return null;
}

/** Shows a page whose events are delivered in this mode. */
export function show(delivery: TrackingOptions['delivery']): void {
  createRoot(document.getElementById('root')!).render(
    <LintelProvider
      consent="granted"
      site={{ hosts: { events: collector } }}
      tracking={{ delivery, pageEvents: false }}
    >
      <Tracked />
    </LintelProvider>,
  );
}
