require('@testing-library/jest-dom');
const { render, screen, waitFor } = require('@testing-library/react');
const { LintelProvider, useTracking } = require('lintel');
const { createRecordingTracker } = require('lintel/testing');
const { createElement } = require('react');

function Offer() {
  const { track } = useTracking();
  const order = () => void track({ type: 'click', object_identifier: 'order' });
  return createElement('button', { onClick: order }, 'Order');
}

// Jest's jsdom has neither `fetch` nor beacons.
it('records the page’s events without a network', async () => {
  const tracker = createRecordingTracker();
  const site = { domain: 'example.com' };
  render(
    createElement(
      LintelProvider,
      { site, consent: 'granted' },
      createElement(Offer),
    ),
  );
  screen.getByRole('button', { name: 'Order' }).click();
  await waitFor(() =>
    expect(tracker.events.at(-1)).toMatchObject({
      type: 'click',
      object_identifier: 'order',
      product_section: 'page',
    }),
  );
  tracker.stop();
});
