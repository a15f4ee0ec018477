import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { slowly } from '../account/accountMenuParts';
import { openDrawer, showPhone } from '../mobile-drawer/drawerParts';
import {
  expectOpen,
  link,
  panel,
  stayOnPage,
  trigger,
  withPrices,
} from '../header/headerParts';
import {
  headerOf,
  showHeader,
  showPage,
  startPage,
} from '../header/showHeader';
import { expectReceived, openings, receive, received } from './trackingParts';

/** Opens a menu and follows a link. */
async function useHeader() {
  await userEvent.click(trigger());
  await expectOpen();
  await userEvent.click(link('Prices'));
  await receive({ object_identifier: 'prices' });
}

async function expectEachOnce() {
  expect(await openings()).toEqual(['products']);
  await expectReceived({ object_identifier: 'prices' });
  expect(await received({ action: 'view', page_path })).toHaveLength(1);
  expect(await received({ action: 'land', page_path })).toHaveLength(1);
}

// The page of the file before may land, and tell of itself, as it goes.
const page_path = '/once';
const tracking = { names: { landed: 'landed_once' } };
beforeEach(() => history.replaceState(null, '', page_path));

const props = {
  ...slowly,
  consent: 'granted',
  tracking,
  navigation: withPrices,
} as const;

describe('everything counts once', () => {
  it('on a page with one header', async () => {
    const { header } = await showHeader(props);
    stayOnPage(header);
    await useHeader();
    await expectEachOnce();
  });

  it('on a page with two', async () => {
    await startPage();
    const { container } = render(
      <>
        <Header {...props} />
        <Header {...props} id="second" variant="minimal" position="static" />
      </>,
    );
    stayOnPage(container.querySelector('header')!);
    await expect.element(link('Log In').first()).toBeVisible();
    await useHeader();
    await expectEachOnce();
  });

  it('in StrictMode', async () => {
    const { header } = await showPage(
      <StrictMode>
        <Header {...props} />
      </StrictMode>,
    );
    stayOnPage(header);
    await useHeader();
    await expectEachOnce();
  });

  it('while its settings are other objects at each rendering', async () => {
    const inline = () => (
      <Header
        {...props}
        site={{}}
        tracking={{ ...tracking }}
        languages={undefined}
      />
    );
    const { header, rerender } = await showPage(inline());
    stayOnPage(header);
    rerender(inline());
    await userEvent.click(trigger());
    rerender(inline());
    await expectOpen();
    rerender(inline());
    await userEvent.click(link('Prices'));
    rerender(inline());
    await receive({ object_identifier: 'prices' });
    await expectEachOnce();
  });

  it('after one of two headers is gone', async () => {
    await startPage();
    const both = (second: boolean) => (
      <>
        <Header {...props} />
        {second ? <Header {...props} id="second" variant="minimal" /> : null}
      </>
    );
    const { container, rerender } = render(both(true));
    stayOnPage(container.querySelector('header')!);
    await expect.element(link('Log In').first()).toBeVisible();
    rerender(both(false));
    await headerOf();
    await useHeader();
    await expectEachOnce();
  });

  it('after the header has gone and come back', async () => {
    const { header, rerender } = await showPage(<Header {...props} />);
    stayOnPage(header);
    await receive({ action: 'land' });
    rerender(null);
    await expect.element(trigger()).not.toBeInTheDocument();
    rerender(<Header {...props} />);
    await useHeader();
    await expectEachOnce();
  });

  it('for a drawer that is there before the tracking', async () => {
    const { rerender } = await showPhone({ tracking: false });
    rerender(<Header {...props} />);
    await receive({ action: 'land' });
    expect(await openings()).toEqual([]);
    await openDrawer();
    expect(await openings()).toEqual(['mobile-menu']);
  });
});

it('a menu that was held open before hydration counts once', async () => {
  await startPage();
  const ui = <Header {...props} />;
  const place = document.createElement('div');
  place.innerHTML = renderToString(ui);
  document.body.append(place);
  await userEvent.hover(trigger());
  await expect.element(panel()).toBeVisible();
  const root = hydrateRoot(place, ui);
  onTestFinished(() => root.unmount());
  await headerOf();
  await expectOpen();
  expect(await openings()).toEqual(['products']);
});
