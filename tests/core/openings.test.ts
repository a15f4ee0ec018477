import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { watchOpenings } from '../../src/core/openings';
import { nextTask, replaceForTest } from './trackedPage';

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
