import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { minifySync } from 'vite';
import { expect, it } from 'vitest';
import { brotliSize } from '../package/size/brotli.mjs';
import { onNewestReact } from '../package/contract/setup/onBothReacts';

const page = readFileSync('docs/growth.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');

/** The number in the row of a table that begins with this text. */
function numberIn(text: string, row: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`| ${row}`));
  return Number.parseFloat(line!.split('|')[2]!.replaceAll(',', ''));
}

/** The number that follows a text, wherever lines are broken. */
function numberAfter(text: string): number {
  const [, rest = ''] = page.replace(/\s+/g, ' ').split(text);
  return Number.parseFloat(rest.trim().replaceAll(',', ''));
}

const LOCALES = 'dist/content/locales';

/** In kB. English is part of the header. */
function largestLanguage(): number {
  const sizes = readdirSync(LOCALES)
    .filter((file) => /^(de|es|fr|it|ja|ko|pt)\.js$/.test(file))
    .map((file) => readFileSync(path.join(LOCALES, file), 'utf8'))
    .map((code) =>
      brotliSize(minifySync('locale.js', code, { module: true }).code),
    );
  return Math.max(...sizes) / 1000;
}

const scripts = numberIn(page, 'its scripts');
const styles = numberIn(page, 'its style sheet');
const html = numberIn(page, 'HTML of the header');
const body = numberIn(page, 'body of a');

onNewestReact('the page about growth', 'production', (contract) => {
  it('has the measured sizes', async () => {
    const header = await contract.render({ headers: [{}] });
    await contract.open({ headers: [{}] });
    await contract.backend.waitForLog('/api/v1/events', 2);
    const bodies = contract.backend.log
      .filter(({ path }) => path === '/api/v1/events')
      .map(({ rawBody }) => rawBody.length);
    expect(html).toBeCloseTo(brotliSize(header) / 1000, 0);
    expect(body).toBeCloseTo(Math.max(...bodies) / 1000, 0);
    expect(numberIn(page, 'the largest language')).toBeCloseTo(
      largestLanguage(),
      1,
    );
    expect(scripts).toBe(numberIn(readme, 'desktop, with analytics'));
    expect(styles).toBe(numberIn(readme, 'style sheet'));
  });
});

it('the page about growth calculates correctly', () => {
  const perSecond = 10_000;
  const bytesPerSecond = perSecond * body;
  expect(numberAfter('page views a day transfer')).toBeCloseTo(html, 1);
  expect(numberAfter('they transfer')).toBeCloseTo((scripts + styles) / 3, 1);
  expect(numberAfter('five apps downloads')).toBeCloseTo(
    5 * (scripts + styles),
    1,
  );
  expect(numberAfter('adds at most')).toBe(
    numberIn(page, 'the largest language'),
  );
  expect(numberIn(page, 'incoming bodies')).toBeCloseTo(
    bytesPerSecond / 1000,
    1,
  );
  expect(numberIn(page, 'the same, in a day')).toBeCloseTo(
    (bytesPerSecond * 86_400) / 1e9,
    1,
  );
  expect(numberIn(page, 'events in a day')).toBe((perSecond * 86_400) / 1e6);
  expect(numberIn(page, 'ids of a day')).toBeCloseTo(
    (perSecond * 86_400 * 16) / 1e9,
    1,
  );
  const visitors = numberIn(page, 'visitors at a time');
  expect(visitors).toBe(perSecond * 10);
  expect(numberAfter('10 minutes these are')).toBe((perSecond * 600) / 1e6);
  expect(numberAfter('15 s on average:')).toBe(Math.round(visitors / 15));
  expect(numberAfter('in an outage of')).toBe(Math.floor((200 * 10) / 60));
});
