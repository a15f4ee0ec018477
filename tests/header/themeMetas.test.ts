import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { setThemeMetas } from '../../src/header/themeMetas';

const removals: (() => void)[] = [];

function set(isDark: boolean, color: string): () => void {
  const remove = setThemeMetas(isDark, () => color);
  removals.push(remove);
  return remove;
}

afterEach(() => {
  removals.splice(0).forEach((remove) => remove());
  document.head.replaceChildren();
});

const metas = () =>
  [...document.head.querySelectorAll('meta')].map(({ name, content }) => [
    name,
    content,
  ]);

const light = [
  ['theme-color', '#fff'],
  ['msapplication-navbutton-color', '#fff'],
  ['apple-mobile-web-app-status-bar-style', 'default'],
];
const dark = [
  ['theme-color', '#000'],
  ['msapplication-navbutton-color', '#000'],
  ['apple-mobile-web-app-status-bar-style', 'black'],
];

describe('the metas for the colours of the browser’s own bars', () => {
  it('of two headers are removed one by one', () => {
    const removeFirst = set(false, '#fff');
    const removeSecond = set(true, '#000');
    removeFirst();
    expect(metas()).toEqual(dark);
    removeSecond();
    expect(metas()).toEqual([]);
  });

  it('are added again if a router replaces the head', async () => {
    const remove = set(false, '#fff');
    document.head.innerHTML = '<meta name="theme-color" content="red">';
    const next = metas();
    await expect.poll(metas).toEqual([...light, ...next]);
    remove();
    expect(metas()).toEqual(next);
  });

  it('change when the page switches its colours with an attribute of the root element', async () => {
    const root = document.documentElement;
    onTestFinished(() => root.classList.remove('dark'));
    const current = () => (root.matches('.dark') ? '#111' : '#fff');
    removals.push(setThemeMetas(false, current));
    expect(metas()).toEqual(light);
    root.classList.add('dark');
    await expect
      .poll(() => metas().map(([, content]) => content))
      .toEqual(['#111', '#111', 'default']);
  });
});
