import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readOpening, watchOpenings } from '../../src/analytics/openings';
import { readClick } from '../../src/analytics/readClick';
import { nextTask, replaceForTest } from './trackedPage';
import { visit } from './visit';

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

function openingIn(markup: string, open: boolean) {
  document.body.innerHTML = markup;
  return readOpening(document.querySelector<HTMLElement>('#hit')!, open);
}

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
    ['<button id="hit" data-lintel-id="a">A</button>', 'click'],
    ['<a id="hit" href="/" data-lintel-id="a">A</a>', 'click link'],
    ['<a id="hit" data-lintel-id="a">no address</a>', 'click'],
    [
      '<button id="hit" data-lintel-id="a" data-lintel-event="select">A</button>',
      'select',
    ],
    [
      '<nav data-lintel-section="header-nav"><a id="hit" href="/circle" data-lintel-id="circle">C</a></nav>',
      'join-circle click',
    ],
    ['<a id="hit" href="/circle" data-lintel-id="circle">C</a>', 'click link'],
  ])('on %s is "%s"', (markup, type) => {
    expect(clickIn(markup)).toMatchObject({ type });
  });

  it.each([
    '<form><input name="href"><button id="hit" data-lintel-id="a">A</button></form>',
    '<a id="href" href="/">B</a><button id="hit" data-lintel-id="a">A</button>',
    '<form name="href"></form><button id="hit" data-lintel-id="a">A</button>',
  ])('is no link because of an element called href: %s', (markup) => {
    expect(clickIn(markup)).toMatchObject({
      type: 'click',
      destination_url: undefined,
    });
  });

  it.each([
    ['data-lintel-name="Name" aria-label="Label"', 'Name'],
    ['aria-label="Label"', 'Label'],
    ['', 'Text'],
  ])('is named, with %s, "%s"', (attributes, name) => {
    expect(
      clickIn(
        `<button id="hit" data-lintel-id="a" ${attributes}>Text</button>`,
      ),
    ).toMatchObject({ object_display_name: name });
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
    [
      'an ignored element',
      '<div data-lintel-ignore><a id="hit" href="/" data-lintel-id="a">A</a></div>',
    ],
    [
      'an element with aria-expanded',
      '<button id="hit" data-lintel-id="a" aria-expanded="false">A</button>',
    ],
  ])('on %s is not recorded', (_, markup) => {
    expect(clickIn(markup)).toBeNull();
  });

  it.each([
    '<div id="hit" data-lintel-id="a">Name <textarea>secret</textarea></div>',
    '<div id="hit" data-lintel-id="a"><input value="secret"></div>',
    '<input id="hit" data-lintel-id="a" value="secret">',
    '<textarea id="hit" data-lintel-id="a" title="Words">secret</textarea>',
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

describe('an element with aria-expanded', () => {
  const button = (attributes: string) =>
    `<nav data-lintel-section="header-nav"><button id="hit" aria-expanded="true" ${attributes}>Products</button></nav>`;

  it.each([
    [true, 'open'],
    [false, 'close'],
  ])('has, if it is %s, the action %s', (open, action) => {
    expect(openingIn(button('data-lintel-id="products"'), open)).toMatchObject({
      type: 'click',
      action,
      object_type: 'menu',
      object_identifier: 'products',
      object_display_name: 'Products',
      product_section: 'header-nav',
    });
  });

  it('can have an event type for opening', () => {
    const markup = button(
      'data-lintel-id="languages" data-lintel-event="open locale menu"',
    );
    expect(openingIn(markup, true)?.type).toBe('open locale menu');
    expect(openingIn(markup, false)).toMatchObject({
      type: 'click',
      action: 'close',
    });
  });

  it.each(['', 'data-lintel-id="a" data-lintel-ignore'])(
    'is not recorded with %j',
    (attributes) => {
      expect(openingIn(button(attributes), true)).toBeNull();
    },
  );
});

describe('watchOpenings', () => {
  const element = (id: string) => document.getElementById(id)!;

  beforeEach(() => {
    document.body.innerHTML = `
    <button id="a" data-lintel-id="a" aria-expanded="false"></button>
    <button id="b" data-lintel-id="b" aria-expanded="true"></button>`;
  });

  function watch(known = new WeakSet<Element>()) {
    const heard: string[] = [];
    const stop = watchOpenings(
      ({ id }, open) => heard.push(`${id} ${open ? 'opens' : 'closes'}`),
      known,
    );
    onTestFinished(stop);
    return { heard, known, stop };
  }

  async function set(id: string, value: string) {
    element(id).setAttribute('aria-expanded', value);
    await nextTask();
  }

  it('reports each opening and closing once', async () => {
    element('b').setAttribute('aria-expanded', 'false');
    const { heard } = watch();
    await set('a', 'true');
    await set('a', 'true');
    await set('a', 'false');
    await set('a', 'true');
    expect(heard).toEqual(['a opens', 'a closes', 'a opens']);
  });

  it('reports what was already open', () => {
    expect(watch().heard).toEqual(['b opens']);
  });

  it('does not report again what is known to be open', () => {
    const { known, stop } = watch();
    stop();
    expect(watch(known).heard).toEqual([]);
  });

  it('does not report what opened and closed within one task', async () => {
    const { heard } = watch();
    element('a').setAttribute('aria-expanded', 'true');
    element('a').setAttribute('aria-expanded', 'false');
    await nextTask();
    expect(heard).toEqual(['b opens']);
  });

  it('reports nothing after it was stopped', async () => {
    const { heard, stop } = watch();
    stop();
    await set('a', 'true');
    expect(heard).toEqual(['b opens']);
  });

  it('reports nothing if the browser has no MutationObserver', () => {
    replaceForTest(globalThis, 'MutationObserver', undefined);
    expect(watch().heard).toEqual([]);
  });
});
