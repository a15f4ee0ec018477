import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headings, variants, type Results } from './variants';

type Row = [measure: string, name: string, unit: string, digits: number];

/** A time, as a ratio to the page on Radix that does the same job. */
const time = (measure: string, name: string): Row => [measure, name, '×', 2];

const ROWS: Row[] = [
  time('serverRender', 'Server rendering'),
  time('hydration', 'Hydration, until the last effect'),
  time('longestTask', 'Longest task of hydration'),
  time('blocking', 'What tasks of hydration take over 50 ms'),
  time('untilQuiet', 'All work until the page is quiet'),
  time('firstOpen', 'First opening of a menu, from Enter to paint'),
  time('laterOpen', 'Later opening of a menu'),
  time('firstHoverWork', 'Processor of a whole first opening by hover'),
  time('firstHoverStyle', 'Its style and layout'),
  time('laterHoverWork', 'Processor of a whole later opening by hover'),
  time('laterHoverStyle', 'Its style and layout'),
  time('drawerFirstOpen', 'First opening of the drawer, from a tap to paint'),
  time('drawerFirstOpenStyle', 'Style and layout of the first opening'),
  time('drawerLaterOpen', 'Later opening of the drawer'),
  time('drawerLaterOpenStyle', 'Style and layout of a later opening'),
  // What Interaction to Next Paint counts.
  ['firstOpenEvent', 'Event Timing of the first opening of a menu', 'ms', 0],
  ['laterOpenEvent', 'Event Timing of a later one', 'ms', 0],
  [
    'drawerFirstOpenEvent',
    'Event Timing of the first tap on the drawer',
    'ms',
    0,
  ],
  ['drawerLaterOpenEvent', 'Event Timing of a later one', 'ms', 0],
  // The same on every machine.
  ['restyles', 'Styles and layouts computed by hydration', 'count', 0],
  ['html', 'Server HTML, brotli', 'kB', 1],
  ['scripts', 'Scripts without React, brotli', 'kB', 1],
  ['elements', 'Elements', 'count', 0],
];

/** A Markdown table: medians, and the middle half of the values in brackets. */
export function formatTable(results: Results): string {
  const head = ['', 'in', ...variants.map((variant) => headings[variant])];
  const line = head.map((_, column) => (column < 2 ? '---' : '--:'));
  const rows = ROWS.map(([measure, name, unit, digits]) => {
    const base = results['radix-site']?.[measure] ?? [];
    const cells = variants.map((variant) => {
      const values = results[variant]?.[measure] ?? [];
      // Values of the same round were measured in the same conditions.
      const ratios = values.map((value, round) => value / (base[round] ?? NaN));
      const shown = unit === '×' ? ratios.filter(Number.isFinite) : values;
      return formatCell(shown, digits);
    });
    return [name, unit, ...cells];
  });
  return [head, line, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function formatCell(values: number[], digits: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) =>
    quantile(sorted, share).toFixed(digits),
  );
  // Compared with zero.
  if (sorted.length === 0) return '–';
  return low === high ? `${median}` : `${median} (${low}–${high})`;
}

function quantile(sorted: number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? NaN;
  const above = sorted[Math.ceil(at)] ?? NaN;
  return below + (above - below) * (at % 1);
}

/** The versions of the packages in the benchmark's app, as a sentence. */
export function versionsIn(app: string): string {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(app, file), 'utf8'));
  const { dependencies } = read('package.json');
  return Object.keys(dependencies)
    .map(
      (name) => `${name} ${read(`node_modules/${name}/package.json`).version}`,
    )
    .join(', ');
}
