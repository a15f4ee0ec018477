require('@testing-library/jest-dom');
const { render, screen, waitFor } = require('@testing-library/react');
const { LintelProvider, useTracking } = require('lintel');
const { createElement } = require('react');

function Offer() {
  const { track } = useTracking();
  const order = () => void track({ type: 'click', object_identifier: 'order' });
  return createElement('button', { onClick: order }, 'Order');
}

// Jest's jsdom has neither `fetch` nor beacons.
it('records the page’s events without a network', async () => {
  const events = [];
  addEventListener('lintel:event', ({ detail }) => events.push(detail));
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
    expect(events.at(-1)).toMatchObject({
      type: 'click',
      fields: { object_identifier: 'order', product_section: 'page' },
    }),
  );
});
