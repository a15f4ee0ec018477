import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { useTracking } from '../../src/react/analytics/useTracking';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import type { Consent } from '../../src/core/analytics/consent';
import { slowly } from '../account/accountMenuParts';
import {
  expectOpen,
  link,
  stayOnPage,
  trigger,
  withPrices,
} from '../header/headerParts';
import { backend, headerOf, showPage, startPage } from '../header/showHeader';
import { expectReceived, openings, receive, received } from './trackingParts';

const prices = { object_identifier: 'prices' };

/** What analytics keep of a visitor. */
function kept() {
  const names = [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!),
  ];
  return names.filter((name) =>
    /analytics|session|landed|sqsp|marketing/.test(name),
  );
}

async function expectNothingSent() {
  // What is asked of the server after it has an answer: an event before it was there.
  await fetch('/api/v1/clanker/events', { method: 'POST', body: 'a=b' });
  await backend.waitForLog('/api/v1/clanker/events');
  expect(await backend.log('/api/v1/events')).toEqual([]);
  expect(await backend.log('/api/track/*')).toEqual([]);
}

async function showAsking(consent: Consent) {
  const whole = (next: Consent) => (
    <Header {...slowly} consent={next} navigation={withPrices} />
  );
  const { header, rerender } = await showPage(whole(consent));
  stayOnPage(header);
  await userEvent.click(trigger());
  await expectOpen();
  await userEvent.click(link('Prices'));
  return (next: Consent) => rerender(whole(next));
}

describe('while nobody has answered', () => {
  it('nothing is sent and nothing is kept', async () => {
    await showAsking('pending');
    await expectNothingSent();
    expect(kept()).toEqual([]);
  });

  it('what happens waits for a yes, in its order', async () => {
    const start = Date.now();
    const answer = await showAsking('pending');
    await expectNothingSent();
    const asked = Date.now();
    answer('granted');
    await expectReceived(prices);
    await expectReceived({ action: 'view' });
    await expectReceived({ action: 'land' });
    expect(await openings()).toEqual(['products']);
    const { event_timestamp: at } = await receive(prices);
    expect(Date.parse(at as string)).toBeGreaterThanOrEqual(start);
    expect(Date.parse(at as string)).toBeLessThanOrEqual(asked);
    expect(kept()).toContain('lintel_analytics_id');
    expect(await backend.log('/api/track/Track')).toHaveLength(1);
  });

  it('what happened is forgotten at a no', async () => {
    const answer = await showAsking('pending');
    answer('denied');
    await expectNothingSent();
    expect(kept()).toEqual([]);
    answer('granted');
    await receive({ action: 'land' });
    expect(await received(prices)).toEqual([]);
    expect(await openings()).toEqual([]);
  });
});

describe('after a no', () => {
  it('nothing is sent and nothing is kept', async () => {
    await showAsking('denied');
    await expectNothingSent();
    expect(kept()).toEqual([]);
  });

  it('what was kept before is gone', async () => {
    const answer = await showAsking('granted');
    await receive(prices);
    expect(kept()).toContain('lintel_analytics_id');
    answer('denied');
    await expect.poll(kept).toEqual([]);
    const before = await backend.log('/api/v1/events');
    await userEvent.click(link('Prices'));
    await fetch('/api/v1/clanker/events', { method: 'POST', body: 'a=b' });
    await backend.waitForLog('/api/v1/clanker/events');
    expect(await backend.log('/api/v1/events')).toHaveLength(before.length);
  });
});

describe('a banner of the page team’s own', () => {
  function Banner() {
    const { consent, setConsent, analyticsId } = useTracking();
    return (
      <output>
        {consent} {analyticsId === null ? 'nobody' : 'somebody'}
        <button onClick={() => setConsent('granted')}>Yes</button>
        <button onClick={() => setConsent('denied')}>No</button>
      </output>
    );
  }

  it('answers for the header', async () => {
    await startPage();
    const { container } = render(
      <LintelProvider consent="pending">
        <Header navigation={withPrices} />
        <Banner />
      </LintelProvider>,
    );
    stayOnPage(await headerOf());
    await expect.element(trigger('Yes')).toBeVisible();
    const banner = container.querySelector('output')!;
    expect(banner).toHaveTextContent('pending nobody');
    await userEvent.click(link('Prices'));
    await expectNothingSent();
    await userEvent.click(trigger('Yes'));
    await expect.poll(() => banner.textContent).toMatch(/^granted somebody/);
    await expectReceived(prices);
    await userEvent.click(trigger('No'));
    await expect.poll(() => banner.textContent).toMatch(/^denied nobody/);
    expect(kept()).toEqual([]);
  });
});
