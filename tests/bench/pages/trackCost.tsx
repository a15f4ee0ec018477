import { LintelProvider, useTracking } from 'lintel';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /**
     * Measures the cost of an event in several rounds. Available once the page
     * can track.
     * @param count of events in a task, so that all but the first find code and caches warm
     */
    measureTrackCost?(rounds: number, count: number): Promise<TrackCost>;
  }
}

/**
 * Lintel's own cost for each event, without the platform's send call, in ms.
 */
export interface TrackCost {
  /** The call to `track`: the only part that delays a click. */
  push: number[];
  /** The rest, in a later task. */
  flush: number[];
}

const event = {
  type: 'click link',
  object_identifier: 'online-stores',
  object_display_name: 'Online Stores',
  destination_url: 'https://www.example.com/ecommerce-website?channel=mail',
  product_section: 'header-nav',
} as const;

type Track = ReturnType<typeof useTracking>['track'];

/** Delays the browser's queue, so that both parts can be timed. */
async function measureTask(track: Track, count: number) {
  const { setTimeout } = window;
  let flush: TimerHandler | undefined;
  window.setTimeout = ((later: TimerHandler) => {
    flush = later;
    return 0;
  }) as typeof setTimeout;
  const deliveries = Array<ReturnType<Track>>(count);
  const start = performance.now();
  for (let at = 0; at < count; at += 1) deliveries[at] = track(event);
  const pushed = performance.now();
  window.setTimeout = setTimeout;
  if (typeof flush !== 'function') throw new Error('The event was not queued.');
  const flushStart = performance.now();
  flush();
  const { via } = (await deliveries.at(-1)) ?? {};
  const flushed = performance.now();
  if (via !== 'beacon') throw new Error('The event was not sent by beacon.');
  return {
    push: (pushed - start) / count,
    flush: (flushed - flushStart) / count,
  };
}

async function measure(
  track: Track,
  rounds: number,
  count: number,
): Promise<TrackCost> {
  navigator.sendBeacon = () => true;
  const cost: TrackCost = { push: [], flush: [] };
  // The first events warm up the browser.
  for (let round = -100; round < rounds; round += 1) {
    // Each in its own task, as clicks are.
    await new Promise((resolve) => setTimeout(resolve));
    const { push, flush } = await measureTask(track, count);
    if (round < 0) continue;
    cost.push.push(push);
    cost.flush.push(flush);
  }
  return cost;
}

function Tracked() {
  const { track, analyticsId } = useTracking();
  useEffect(() => {
    if (analyticsId === null) return;
    window.measureTrackCost = (rounds, count) => measure(track, rounds, count);
  });
  return null;
}

createRoot(document.getElementById('root')!).render(
  <LintelProvider consent="granted">
    <Tracked />
  </LintelProvider>,
);
