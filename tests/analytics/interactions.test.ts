import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  readClick,
  readOpening,
  watchOpenings,
} from '../../src/core/analytics/interactions';
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
    // jsdom follows no link.
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
  it('on a link says where it leads, and where it is', () => {
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
    ['data-lintel-name="Name" aria-label="Label"', 'Name'],
    ['aria-label="Label"', 'Label'],
    ['', 'Text'],
  ])('is called, with %s, "%s"', (attributes, name) => {
    expect(
      clickIn(
        `<button id="hit" data-lintel-id="a" ${attributes}>Text</button>`,
      ),
    ).toMatchObject({ object_display_name: name });
  });

  it.each([
    ['host', 'data-lintel-id="host"', '<button>A</button>', 'host'],
    ['element in it', '', '<button data-lintel-id="a">A</button>', 'a'],
  ])(
    'counts in a shadow tree for the %s',
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
    ['nothing of ours', '<button id="hit">A</button>'],
    [
      'what is ignored',
      '<div data-lintel-ignore><a id="hit" href="/" data-lintel-id="a">A</a></div>',
    ],
    [
      'what opens something',
      '<button id="hit" data-lintel-id="a" aria-expanded="false">A</button>',
    ],
  ])('on %s does not count', (_, markup) => {
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
  ])('never tells what was written: %s', (markup) => {
    const click = clickIn(markup);
    expect(click).toMatchObject({ object_identifier: 'a' });
    expect(JSON.stringify(click)).not.toContain('secret');
  });
});

describe('what opens and closes', () => {
  const button = (attributes: string) =>
    `<nav data-lintel-section="header-nav"><button id="hit" aria-expanded="true" ${attributes}>Products</button></nav>`;

  it.each([
    [true, 'open'],
    [false, 'close'],
  ])('is, where open is %s, the action %s', (open, action) => {
    expect(openingIn(button('data-lintel-id="products"'), open)).toMatchObject({
      type: 'click',
      action,
      object_type: 'menu',
      object_identifier: 'products',
      object_display_name: 'Products',
      product_section: 'header-nav',
    });
  });

  it('may have a type of its own, for opening', () => {
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
    'does not count with %j',
    (attributes) => {
      expect(openingIn(button(attributes), true)).toBeNull();
    },
  );
});

describe('watching what opens', () => {
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

  it('tells what opens and closes, each time once', async () => {
    element('b').setAttribute('aria-expanded', 'false');
    const { heard } = watch();
    await set('a', 'true');
    await set('a', 'true');
    await set('a', 'false');
    await set('a', 'true');
    expect(heard).toEqual(['a opens', 'a closes', 'a opens']);
  });

  it('tells what was open before', () => {
    expect(watch().heard).toEqual(['b opens']);
  });

  it('tells nobody again what is known to be open', () => {
    const { known, stop } = watch();
    stop();
    expect(watch(known).heard).toEqual([]);
  });

  it('tells nothing of what only blinked within a task', async () => {
    const { heard } = watch();
    element('a').setAttribute('aria-expanded', 'true');
    element('a').setAttribute('aria-expanded', 'false');
    await nextTask();
    expect(heard).toEqual(['b opens']);
  });

  it('tells nothing after its end', async () => {
    const { heard, stop } = watch();
    stop();
    await set('a', 'true');
    expect(heard).toEqual(['b opens']);
  });

  it('tells nothing where the browser cannot observe', () => {
    replaceForTest(globalThis, 'MutationObserver', undefined);
    expect(watch().heard).toEqual([]);
  });
});
