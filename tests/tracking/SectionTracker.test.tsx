import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SectionTracker } from '../../src/tracking/SectionTracker';
import { LintelProvider } from '../../src/parts/LintelProvider';
import type { SectionType } from '../../src/analytics/trackEvent';
import { fromServer } from '../link/fromServer';
import { nextTask, openPage, replaceForTest } from '../support/trackedPage';

/** All documented section types. */
const types: SectionType[] = [
  ...(['emailCapture', 'featuredCustomersSlideshow', 'footer'] as const),
  ...(['form', 'heroCampaignVideo', 'offerBanner', 'uiShowcase'] as const),
  'sideBySideFullBleedSlideshow',
];

const settings = {
  site: { domain: 'example.com' },
  consent: 'granted',
  tracking: { pageEvents: false },
} as const;

/** Never called by jsdom, which has no layout. Tests report what is visible. */
class Observer {
  static readonly all = new Set<Observer>();
  private target: Element | null = null;
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.target = target;
    Observer.all.add(this);
  }
  disconnect() {
    Observer.all.delete(this);
  }
  static see(element: Element, entry: object) {
    for (const observer of [...this.all]) {
      if (observer.target !== element) continue;
      observer.callback(
        [entry as IntersectionObserverEntry],
        observer as unknown as IntersectionObserver,
      );
    }
  }
}

// The file that the page loads for tracking.
beforeAll(() => import('../../src/analytics/sender'));

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  Observer.all.clear();
  replaceForTest(globalThis, 'IntersectionObserver', Observer);
  page = openPage();
});

/** Shows a part of a section: by default half of it, on little of the window. */
async function see(
  text: string,
  ratio = 0.5,
  height = 10,
  windowHeight: number | null = 1000,
) {
  Observer.see(screen.getByText(text), {
    intersectionRatio: ratio,
    intersectionRect: { height },
    rootBounds: windowHeight === null ? null : { height: windowHeight },
  });
  // One to reach the loaded file, and one to send.
  await act(nextTask);
  await act(nextTask);
}

const section = (type: string, name?: string) => (
  <SectionTracker type={type} name={name} asChild>
    <section>{type}</section>
  </SectionTracker>
);

/** Renders the section in a provider with the page's settings. */
async function show(children: ReactNode) {
  const ui = (under: ReactNode) => (
    <LintelProvider {...settings}>{under}</LintelProvider>
  );
  const result = render(ui(children));
  await act(nextTask);
  return {
    ...result,
    rerender: (next: ReactNode) => result.rerender(ui(next)),
  };
}

describe('a section', () => {
  it('is recorded once when it is visible, with its type and name', async () => {
    const all = [...types, 'a page’s own type'];
    await show(
      all.map((type) => <div key={type}>{section(type, 'Name')}</div>),
    );
    for (const type of [...all, ...all]) await see(type);
    expect(page.events()).toMatchObject(
      all.map((type) => ({
        actor: 'user',
        action: 'view',
        object_type: 'section',
        object_identifier: type,
        object_display_name: 'Name',
        product_area: type,
        product_page: 'www',
        product_section: 'page',
      })),
    );
  });

  it.each<[number, string, number, number, number | null]>([
    [0, 'less than half of it is visible', 0.49, 10, 1000],
    [1, 'half of it is visible', 0.5, 10, 1000],
    [1, 'it fills half of the window', 0.1, 500, 1000],
    [0, 'it fills less than half of the window', 0.1, 499, 1000],
    [1, 'it fills half of a frame without rootBounds', 0.1, 384, null],
  ])('is recorded %d times if %s', async (count, _, ...visible) => {
    await show(section('form'));
    await see('form', ...visible);
    expect(page.said()).toHaveLength(count);
  });

  it('is not recorded again when it is mounted or rendered again, or in StrictMode', async () => {
    const strict = (name?: string) => (
      <StrictMode>{section('form', name)}</StrictMode>
    );
    const { rerender } = await show(strict());
    await see('form');
    for (const next of [null, strict('One'), strict('Two')]) rerender(next);
    await see('form');
    expect(page.said()).toEqual(['form']);
  });

  it('is recorded again on another page, but not for another query or a final slash', async () => {
    const { rerender } = await show(section('form'));
    for (const path of ['/', '/?a=1', '/plans', '/plans/', '/plans/?a=1']) {
      history.pushState(null, '', path);
      rerender(section('form'));
      await see('form');
    }
    const paths = page.events().map(({ page_path }) => page_path);
    expect(paths).toEqual(['/', '/plans']);
  });

  it('is recorded once more when the page returns from the back/forward cache, whatever mounts again then', async () => {
    const { rerender } = await show(section('form'));
    await see('form');
    for (const times of [2, 3]) {
      fireEvent(
        window,
        new PageTransitionEvent('pageshow', { persisted: true }),
      );
      await see('form');
      rerender(null);
      rerender(section('form'));
      await see('form');
      expect(page.said()).toEqual(Array<string>(times).fill('form'));
    }
  });

  it('is rendered but not recorded if the browser has no IntersectionObserver', async () => {
    replaceForTest(globalThis, 'IntersectionObserver', undefined);
    await show(section('form'));
    expect(screen.getByText('form')).toBeInTheDocument();
    expect(page.said()).toEqual([]);
  });
});

describe('the section’s element', () => {
  it.each([
    ['', (element: ReactNode) => element],
    [' of a server component', fromServer],
  ])('is the child%s with asChild', async (_, child) => {
    await show(
      <SectionTracker asChild type="footer" className="outer">
        {child(<footer className="inner">A foot</footer>)}
      </SectionTracker>,
    );
    const element = screen.getByText('A foot');
    expect(element.tagName).toBe('FOOTER');
    expect(element).toHaveClass('outer', 'inner');
    expect(element).toHaveAttribute('data-lintel-area', 'footer');
    expect(element.closest('div[data-lintel]')).toBeNull();
  });
});
