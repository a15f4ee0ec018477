import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  expectOpen,
  link,
  stayOnPage,
  trigger,
  withPrices,
} from './headerParts';
import { backend, showHeader } from './showHeader';

describe('a click on a link', () => {
  it('reaches the collector, with what was clicked', async () => {
    const { header } = await showHeader();
    // The header itself never prevents a click.
    stayOnPage(header);
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(link('Circle'));
    const [request] = await backend.waitForLog('/api/v1/events');
    const { eventContent } = request!.body as { eventContent: object };
    expect(eventContent).toMatchObject({
      actor: 'user',
      action: 'click',
      object_type: 'link',
      object_identifier: 'circle',
      object_display_name: 'Circle',
      destination_url: `${location.origin}/circle`,
      product_page: 'www',
      product_section: 'header-nav',
      page_host: location.host,
    });
    expect(await backend.log('/api/v1/events')).toHaveLength(1);
  });

  it('is not counted where tracking is off', async () => {
    const { header } = await showHeader({
      tracking: false,
      navigation: withPrices,
    });
    stayOnPage(header);
    await userEvent.click(link('Prices'));
    // What comes after it on the wire says that nothing came before.
    const { deliver } = await import('../../src/core/transport');
    await import('../../src/core/tracker');
    await deliver('/api/v1/clanker/events', { eventContent: '{}' });
    await backend.waitForLog('/api/v1/clanker/events');
    expect(await backend.log('/api/v1/events')).toEqual([]);
    expect(await backend.log('/api/track/*')).toEqual([]);
  });
});
