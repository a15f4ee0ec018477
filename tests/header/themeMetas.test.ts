import { afterEach, describe, expect, it } from 'vitest';
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

describe('the metas for the colours of the browser’s own bars', () => {
  it('are added again if a router replaces the head', async () => {
    const remove = set(false, '#fff');
    document.head.innerHTML = '<meta name="theme-color" content="red">';
    const next = metas();
    await expect.poll(metas).toEqual([...light, ...next]);
    remove();
    expect(metas()).toEqual(next);
  });
});
