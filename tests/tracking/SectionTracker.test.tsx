import { act, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SectionTracker } from '../../src/tracking/SectionTracker';
import { LintelProvider } from '../../src/parts/LintelProvider';
import type { SectionType } from '../../src/analytics/trackEvent';
import type { Settings } from '../../src/parts/settings';
import { nextTask, openPage, replaceForTest } from '../analytics/trackedPage';

/** All documented section types. */
const sectionTypes: SectionType[] = [
  'emailCapture',
  'featuredCustomersSlideshow',
  'footer',
  'form',
  'heroCampaignVideo',
  'offerBanner',
  'sideBySideFullBleedSlideshow',
  'uiShowcase',
];

const settings = {
  site: { domain: 'example.com' },
  consent: 'granted',
  tracking: { pageEvents: false },
} as const;

type Entry = Partial<IntersectionObserverEntry>;

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
  static see(element: Element, entry: Entry) {
    for (const observer of [...this.all]) {
      if (observer.target !== element) continue;
      observer.callback(
        [entry as IntersectionObserverEntry],
        observer as unknown as IntersectionObserver,
      );
    }
  }
}

const bounds = (height: number) => ({ height }) as DOMRectReadOnly;
const HALF: Entry = {
  intersectionRatio: 0.5,
  intersectionRect: bounds(10),
  rootBounds: bounds(1000),
};

// The file that the page loads for tracking.
beforeAll(() => import('../../src/analytics/partTracking'));

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  Observer.all.clear();
  replaceForTest(globalThis, 'IntersectionObserver', Observer);
  page = openPage();
});

async function see(text: string, entry = HALF) {
  Observer.see(screen.getByText(text), entry);
  // One to reach the loaded file, and one to send.
  await act(nextTask);
  await act(nextTask);
}

function views() {
  return page.events().map(({ object_identifier }) => object_identifier);
}

const section = (type: string, name?: string) => (
  <SectionTracker type={type} name={name} asChild>
    <section>{type}</section>
  </SectionTracker>
);

/** Renders the section in a provider with the page's settings. */
async function show(children: ReactNode, given: Settings = {}) {
  const ui = (under: ReactNode) => (
    <LintelProvider {...settings} {...given}>
      {under}
    </LintelProvider>
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
    const types = [...sectionTypes, 'a page’s own type'];
    await show(
      types.map((type) => <div key={type}>{section(type, 'Name')}</div>),
    );
    for (const type of [...types, ...types]) await see(type);
    expect(page.events()).toMatchObject(
      types.map((type) => ({
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

  it.each<[string, Entry, number]>([
    ['less than half of the section', { ...HALF, intersectionRatio: 0.49 }, 0],
    ['half of the section', HALF, 1],
    [
      'half a window of a high section',
      { ...HALF, intersectionRatio: 0.1, intersectionRect: bounds(500) },
      1,
    ],
    [
      'less than half a window of a high section',
      { ...HALF, intersectionRatio: 0.1, intersectionRect: bounds(499) },
      0,
    ],
    [
      'half a window in an iframe without rootBounds',
      {
        intersectionRatio: 0.1,
        intersectionRect: bounds(384),
        rootBounds: null,
      },
      1,
    ],
  ])('is recorded if %s is visible: %j, %d', async (_, entry, count) => {
    await show(section('form'));
    await see('form', entry);
    expect(views()).toHaveLength(count);
  });

  it('is not recorded again when it is mounted or rendered again, or in StrictMode', async () => {
    const strict = (name?: string) => (
      <StrictMode>{section('form', name)}</StrictMode>
    );
    const { rerender } = await show(strict());
    await see('form');
    for (const next of [null, strict('One'), strict('Two')]) rerender(next);
    await see('form');
    expect(views()).toEqual(['form']);
  });

  it('is recorded again on another page, but not for another query or a final slash', async () => {
    const { rerender } = await show(section('form'));
    const goTo = async (address: string) => {
      history.pushState(null, '', address);
      rerender(section('form'));
      await see('form');
    };
    await see('form');
    await goTo('/?channel=mail');
    expect(views()).toEqual(['form']);
    await goTo('/plans');
    await goTo('/plans/');
    await goTo('/plans/?channel=mail');
    expect(page.events().map(({ page_path }) => page_path)).toEqual([
      '/',
      '/plans',
    ]);
  });

  it('is recorded again when the page returns from the back/forward cache', async () => {
    await show(section('form'));
    await see('form');
    await act(async () => {
      window.dispatchEvent(
        new PageTransitionEvent('pageshow', { persisted: true }),
      );
      await nextTask();
    });
    await see('form');
    expect(views()).toEqual(['form', 'form']);
  });

  it('is no longer observed once it was visible or is unmounted', async () => {
    const { rerender } = await show([
      <div key="1">{section('form')}</div>,
      <div key="2">{section('footer')}</div>,
    ]);
    expect(Observer.all.size).toBe(2);
    await see('form');
    expect(Observer.all.size).toBe(1);
    rerender(null);
    expect(Observer.all.size).toBe(0);
  });

  it('is rendered but not recorded if the browser has no IntersectionObserver', async () => {
    replaceForTest(globalThis, 'IntersectionObserver', undefined);
    await show(section('form'));
    expect(screen.getByText('form')).toBeInTheDocument();
    expect(views()).toEqual([]);
  });

  it('is not recorded without tracking', async () => {
    await show(section('form'), { tracking: false });
    await see('form');
    expect(views()).toEqual([]);
  });
});

describe('the section’s element', () => {
  it('is a div with the given attributes, and names the area of clicks', async () => {
    await show(
      <SectionTracker type="form" id="x" className="y">
        Write to us
      </SectionTracker>,
    );
    const element = screen.getByText('Write to us');
    expect(element.tagName).toBe('DIV');
    expect(element).toHaveAttribute('id', 'x');
    expect(element).toHaveClass('y');
    expect(element).toHaveAttribute('data-lintel-area', 'form');
  });

  it('is the child with asChild', async () => {
    await show(
      <SectionTracker asChild type="footer" className="outer">
        <footer className="inner">A foot</footer>
      </SectionTracker>,
    );
    const element = screen.getByText('A foot');
    expect(element.tagName).toBe('FOOTER');
    expect(element).toHaveClass('outer', 'inner');
    expect(element).toHaveAttribute('data-lintel-area', 'footer');
    expect(element.closest('div[data-lintel]')).toBeNull();
  });
});
