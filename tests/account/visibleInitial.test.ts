import { afterEach, expect, it, vi } from 'vitest';
import { visibleInitial } from '../../src/site/auth';

afterEach(() => void vi.unstubAllGlobals());

const initials = [
  ['Ada', 'A'],
  [' Ada', 'A'],
  ['\u200b\u200e\u2060\ufeffAda', 'A'],
  ['\u0301Ada', 'A'],
  ['\u3164Ada', 'A'],
  ['𝒜da', '𝒜'],
  ['Émile', 'É'],
  ['Émile'.normalize('NFD'), 'É'],
  ['한나'.normalize('NFD'), '한'],
  ['कीर्ति', 'की'],
  ['🇩🇪🇫🇷', '🇩🇪'],
  ['👩🏽‍🚀 Ada', '👩🏽‍🚀'],
  ['', ''],
  ['\u200b\u200f', ''],
];

it.each(initials)(
  'the first visible character of %j is %j',
  (text, initial) => {
    expect(visibleInitial(text).normalize()).toBe(initial.normalize());
  },
);

it.each([
  ['\u200bAda', 'A'],
  ['Émile'.normalize('NFD'), 'É'],
  ['', ''],
])('without Intl.Segmenter, that of %j is %j', (text, initial) => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(visibleInitial(text)).toBe(initial);
});
