import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Header, type HeaderProps } from '../../src/components/Header/Header';
import type { TrackedEventDetail } from '../../src/core/analytics/trackEvent';
import { stayOnPage, withPrices, link } from '../header/headerParts';
import { backend, showPage } from '../header/showHeader';
import { expectReceived, receive, received, settle } from './trackingParts';

const view = { action: 'view', object_type: 'page' };
const viewed = async () =>
  (await received(view)).map((event) => event['page_path']);

async function showAt(address: string, props: HeaderProps = {}) {
  history.replaceState(null, '', address);
  const whole = (next: HeaderProps = {}) => (
    <Header
      consent="granted"
      navigation={withPrices}
      // The page of the test before may land as it goes.
      tracking={{ names: { landed: 'landed_here' } }}
      {...props}
      {...next}
    />
  );
  const { header, rerender } = await showPage(whole());
  stayOnPage(header);
  return {
    /** As a router leads: the address changes, then the page. */
    goTo(next: string) {
      history.pushState(null, '', next);
      rerender(whole());
    },
    rerender: (next: HeaderProps) => rerender(whole(next)),
  };
}

describe('a page that is shown', () => {
  it('counts once, and as the landing', async () => {
    await showAt('/tour?channel=mail&email=ada@example.com');
    await expectReceived(view);
    await expectReceived({ action: 'land' });
    expect(await received(view)).toMatchObject([
      {
        actor: 'user',
        product_page: 'www',
        product_section: 'page',
        page_path: '/tour',
        page_query_params: 'channel=mail',
        is_first_landing: true,
        is_first_session: true,
      },
    ]);
    expect(await backend.log('/api/track/Track')).toHaveLength(1);
  });

  it('counts after a client navigation, the landing does not', async () => {
    const { goTo } = await showAt('/tour');
    await receive({ ...view, page_path: '/tour' });
    goTo('/plans');
    await expectReceived({ ...view, page_path: '/plans' });
    expect(await viewed()).toEqual(['/tour', '/plans']);
    await expectReceived({ action: 'land' });
    expect(await backend.log('/api/track/Track')).toHaveLength(1);
  });

  it('counts again after going back', async () => {
    const { goTo } = await showAt('/tour');
    await receive({ ...view, page_path: '/tour' });
    goTo('/plans');
    await receive({ ...view, page_path: '/plans' });
    goTo('/tour');
    await expectReceived({ ...view, page_path: '/tour' }, 2);
  });

  it('counts without the app’s doing where the browser tells', async () => {
    if (!('navigation' in window)) return;
    await showAt('/tour');
    await receive({ ...view, page_path: '/tour' });
    history.pushState(null, '', '/plans');
    await expectReceived({ ...view, page_path: '/plans' });
  });

  it('does not count for another query or hash', async () => {
    const { goTo } = await showAt('/tour');
    await receive({ ...view, page_path: '/tour' });
    goTo('/tour?channel=mail');
    goTo('/tour?channel=mail#prices');
    await expectReceived(view);
  });

  it('does not count again in another language', async () => {
    const { rerender } = await showAt('/tour');
    await receive({ ...view, website_locale: 'en-US' });
    rerender({ locale: 'de-DE' });
    await userEvent.click(link('Prices'));
    expect(await receive({ object_identifier: 'prices' })).toMatchObject({
      website_locale: 'de-DE',
    });
    await expectReceived(view);
  });

  it('is told of by the address at the time, also when it is left at once', async () => {
    const { goTo } = await showAt('/tour');
    goTo('/plans');
    goTo('/contact');
    await receive({ ...view, page_path: '/contact' });
    expect(await viewed()).toEqual(['/tour', '/plans', '/contact']);
  });

  it('has the name that its team gives it', async () => {
    await showAt('/de/was-es-kostet', { tracking: { page: 'pricing' } });
    await expectReceived({ ...view, page_path: '/pricing' });
  });

  it('does not count where the team counts pages itself', async () => {
    await showAt('/tour', { tracking: { pageEvents: false } });
    await settle();
    expect(await received(view)).toEqual([]);
    expect(await received({ action: 'land' })).toEqual([]);
    expect(await backend.log('/api/track/Track')).toHaveLength(1);
  });
});

it('lintel:event on window tells name, fields and outcome', async () => {
  const told: TrackedEventDetail[] = [];
  const listen = ({ detail }: WindowEventMap['lintel:event']) => {
    told.push(detail);
  };
  window.addEventListener('lintel:event', listen);
  onTestFinished(() => window.removeEventListener('lintel:event', listen));
  await showAt('/tour');
  await userEvent.click(link('Prices'));
  await expectReceived({ object_identifier: 'prices' });
  expect(told.map(({ type }) => type)).toEqual([
    'land',
    'view page',
    'click link',
    'click',
  ]);
  expect(told[2]).toMatchObject({
    outcome: 'queued',
    via: 'beacon',
    schema: 'track',
    endpoint: expect.stringMatching(/\/api\/v1\/events$/),
  });
  expect(told.map(({ fields }) => fields)).toEqual(await received());
});
