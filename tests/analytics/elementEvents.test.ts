import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readClick } from '../../src/analytics/elementEvents';
import { watchOpenings } from '../../src/analytics/elementEvents';
import type { LintelEvent } from '../../src/analytics/trackEvent';
import { nextTask } from '../support/trackedPage';
import { visit } from '../support/visit';

beforeEach(() => visit('https://www.example.com/'));

/** The event of a click on `#hit` in this markup. */
function clickIn(markup: string) {
  document.body.innerHTML = markup;
  return clickOn(document.querySelector('#hit')!);
}

function clickOn(element: Element) {
  const path: EventTarget[] = [];
  const hear = (event: Event) => {
    path.push(...event.composedPath());
    // jsdom does not follow links.
    event.preventDefault();
  };
  document.addEventListener('click', hear, { once: true });
  element.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );
  return readClick(path);
}

/** Watches the page's openings. */
function watch() {
  const heard: LintelEvent[] = [];
  const stop = watchOpenings((event) => heard.push(event));
  onTestFinished(stop);
  return { heard, stop };
}

/** A button to click. */
const hit = (attributes = '') =>
  `<button id="hit" data-lintel-id="a" ${attributes}>Text</button>`;
const circle = '<a id="hit" href="/circle" data-lintel-id="circle">C</a>';

describe('a click', () => {
  it('on a link has its destination and its place', () => {
    expect(
      clickIn(`<main data-lintel-page="home" data-lintel-section="hero">
        <div data-lintel-area="left">
          <a href="/pricing" data-lintel-id="plans" data-lintel-value="2"> See
            <b id="hit">plans</b></a>
        </div></main>`),
    ).toEqual({
      type: 'click link',
      destination_url: 'https://www.example.com/pricing',
      object_identifier: 'plans',
      object_display_name: 'See plans',
      object_value: '2',
      product_page: 'home',
      product_section: 'hero',
      product_area: 'left',
    });
  });

  it.each([
    [hit(), 'click'],
    ['<a id="hit" href="/" data-lintel-id="a">A</a>', 'click link'],
    ['<a id="hit" data-lintel-id="a">no address</a>', 'click'],
    [hit('data-lintel-event="select"'), 'select'],
    [
      `<nav data-lintel-section="header-nav">${circle}</nav>`,
      'join-circle click',
    ],
    [circle, 'click link'],
    // An element called `href` makes no link.
    [`<form><input name="href">${hit()}</form>`, 'click'],
  ])('on %s is "%s"', (markup, type) => {
    expect(clickIn(markup)).toMatchObject({ type });
  });

  it.each([
    ['data-lintel-name="Name" aria-label="Label"', 'Name'],
    ['aria-label="Label"', 'Label'],
    ['', 'Text'],
  ])('is named, with %s, "%s"', (attributes, name) => {
    expect(clickIn(hit(attributes))).toMatchObject({
      object_display_name: name,
    });
  });

  it.each([
    ['host', 'data-lintel-id="host"', '<button>A</button>', 'host'],
    ['element inside', '', '<button data-lintel-id="a">A</button>', 'a'],
  ])(
    'in a shadow tree is recorded for the %s',
    (_, attributes, inside, object_identifier) => {
      document.body.innerHTML = `
        <div data-lintel-section="s"><p id="host" ${attributes}></p></div>`;
      const host = document.querySelector('#host')!;
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = inside;
      expect(clickOn(root.querySelector('button')!)).toMatchObject({
        object_identifier,
        product_section: 's',
      });
    },
  );

  it.each([
    ['an element without data-lintel-id', '<button id="hit">A</button>'],
    ['an ignored element', `<div data-lintel-ignore>${hit()}</div>`],
    ['an element with aria-expanded', hit('aria-expanded="false"')],
  ])('on %s is not recorded', (_, markup) => {
    expect(clickIn(markup)).toBeNull();
  });

  it.each([
    '<div id="hit" data-lintel-id="a">Name <textarea>secret</textarea></div>',
    '<input id="hit" data-lintel-id="a" value="secret">',
    '<p id="hit" data-lintel-id="a" contenteditable>secret</p>',
    '<div contenteditable><p id="hit" data-lintel-id="a">secret</p></div>',
    '<div id="hit" data-lintel-id="a"><p contenteditable>secret</p></div>',
    '<select id="hit" data-lintel-id="a"><option value="secret">One</option></select>',
  ])('never contains what the visitor typed: %s', (markup) => {
    const click = clickIn(markup);
    expect(click).toMatchObject({ object_identifier: 'a' });
    expect(JSON.stringify(click)).not.toContain('secret');
  });
});

describe('an element with aria-expanded that opens', () => {
  function openingIn(attributes: string) {
    document.body.innerHTML = `<nav data-lintel-section="header-nav">${hit(`aria-expanded="true" ${attributes}`)}</nav>`;
    return watch().heard;
  }

  it('has the action open', () => {
    expect(openingIn('')).toMatchObject([
      {
        type: 'click',
        action: 'open',
        object_type: 'menu',
        object_identifier: 'a',
        object_display_name: 'Text',
        product_section: 'header-nav',
      },
    ]);
  });

  it('can have an event type of its own', () => {
    const attributes = 'data-lintel-event="open locale menu"';
    expect(openingIn(attributes)).toMatchObject([{ type: 'open locale menu' }]);
  });

  it('is not recorded if it is ignored', () => {
    expect(openingIn('data-lintel-ignore')).toEqual([]);
  });
});

describe('openings', () => {
  beforeEach(() => {
    document.body.innerHTML = `
    <button id="a" data-lintel-id="a" aria-expanded="false"></button>
    <button id="b" data-lintel-id="b" aria-expanded="true"></button>
    <button aria-expanded="true"></button>`;
  });

  const ids = (heard: LintelEvent[]) =>
    heard.map(({ object_identifier }) => object_identifier);

  /** Sets `aria-expanded` of the first button to these values in one task. */
  async function set(...values: boolean[]) {
    for (const value of values) {
      document.querySelector('#a')!.ariaExpanded = String(value);
    }
    await nextTask();
  }

  it('are those at the start and each later one, until they are no longer watched', async () => {
    const { heard, stop } = watch();
    expect(ids(heard)).toEqual(['b']);
    await set(true);
    await set(true);
    await set(false);
    await set(true, false);
    await set(true);
    stop();
    await set(false);
    await set(true);
    expect(ids(heard)).toEqual(['b', 'a', 'a']);
  });

  it('are not heard again if they are known', () => {
    watch().stop();
    expect(watch().heard).toEqual([]);
  });
});
