import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { useTracking } from '../../src/react/analytics/useTracking';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import type * as Loading from '../../src/react/analytics/loadTracking';
import type { PartTracking } from '../../src/react/analytics/partTracking';
import { slowly } from '../account/accountMenuParts';
import {
  expectClosed,
  expectOpen,
  link,
  stayOnPage,
  trigger,
  withPrices,
} from '../header/headerParts';
import { backend, showHeader, showPage } from '../header/showHeader';
import {
  expectReceived,
  openings,
  receive,
  received,
  settle,
} from './trackingParts';

type Click = Parameters<PartTracking['click']>;

const chunk = vi.hoisted(() => ({
  arrive: () => {},
  arrives: Promise.resolve(),
}));

vi.mock('../../src/react/analytics/loadTracking', async (importOriginal) => {
  const { joinTracking } = await importOriginal<typeof Loading>();
  return {
    joinTracking(...shown: Parameters<typeof joinTracking>) {
      const part = chunk.arrives.then(() => joinTracking(...shown));
      return {
        click: (...click: Click) => void part.then((it) => it.click(...click)),
        stop: () => void part.then((it) => it.stop()),
      };
    },
  };
});

async function viewed() {
  const views = await received({ action: 'view', object_type: 'page' });
  return views.map((event) => event['page_path']);
}

/** It has the tracking in its own code, and waits for none. */
function TeamPart() {
  useTracking();
  return null;
}

beforeEach(() => {
  chunk.arrives = new Promise((resolve) => {
    chunk.arrive = resolve;
  });
});

describe('before the tracking’s file has arrived', () => {
  it('a click waits for it, and is told as it was', async () => {
    history.replaceState(null, '', '/tour');
    const { header } = await showHeader({ navigation: withPrices });
    stayOnPage(header);
    const before = Date.now();
    await userEvent.click(link('Prices'));
    const after = Date.now();
    history.replaceState(null, '', '/plans');
    expect(await backend.log('/api/v1/events')).toEqual([]);
    chunk.arrive();
    const { event_timestamp: at, page_path } = await receive({
      object_identifier: 'prices',
    });
    expect(page_path).toBe('/tour');
    expect(Date.parse(at as string)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(at as string)).toBeLessThanOrEqual(after);
    await expectReceived({ object_identifier: 'prices' });
    expect(await received({ action: 'view', page_path: '/tour' })).toHaveLength(
      1,
    );
  });

  it('pages that a team’s own part has told of do not count again', async () => {
    history.replaceState(null, '', '/tour');
    await showPage(
      <LintelProvider consent="granted">
        <Header />
        <TeamPart />
      </LintelProvider>,
    );
    await expect.poll(viewed).toEqual(['/tour']);
    history.pushState(null, '', '/plans');
    fireEvent.popState(window);
    await expect.poll(viewed).toEqual(['/tour', '/plans']);
    chunk.arrive();
    await settle();
    expect(await viewed()).toEqual(['/tour', '/plans']);
  });

  it('a menu that is open still counts as it comes', async () => {
    await showHeader(slowly);
    await userEvent.click(trigger());
    await expectOpen();
    chunk.arrive();
    await receive({ action: 'open' });
    expect(await openings()).toEqual(['products']);
  });

  it('a menu that was closed again does not count', async () => {
    await showHeader(slowly);
    await userEvent.click(trigger());
    await expectOpen();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    chunk.arrive();
    expect(await openings()).toEqual([]);
  });
});
