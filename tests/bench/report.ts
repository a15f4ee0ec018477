import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headings, variants, type Measure, type Results } from './variants';

/** Ratios to the page on Radix that does the same job. */
const TIMES: [Measure, name: string][] = [
  ['serverRender', 'Server rendering'],
  ['hydration', 'Hydration, until the last effect'],
  ['longestTask', 'Longest task of hydration'],
  ['blocking', 'What tasks of hydration take over 50 ms'],
  ['untilQuiet', 'All work until the page is quiet'],
  ['firstOpen', 'First opening of a menu, from Enter to paint'],
  ['laterOpen', 'Later opening of a menu'],
  ['firstHoverWork', 'Processor of a whole first opening by hover'],
  ['firstHoverStyle', 'Its style and layout'],
  ['laterHoverWork', 'Processor of a whole later opening by hover'],
  ['laterHoverStyle', 'Its style and layout'],
  ['drawerFirstOpen', 'First opening of the drawer, from a tap to paint'],
  ['drawerFirstOpenStyle', 'Style and layout of the first opening'],
  ['drawerLaterOpen', 'Later opening of the drawer'],
  ['drawerLaterOpenStyle', 'Style and layout of a later opening'],
];

const VALUES: [Measure, name: string, unit: string, digits: number][] = [
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
  const times = TIMES.map(([measure, name]) => [
    name,
    '×',
    ...variants.map((variant) => {
      const base = results['radix-site']?.[measure] ?? [];
      // Values of the same round were measured in the same conditions.
      const ratios = (results[variant]?.[measure] ?? []).map(
        (value, round) => value / (base[round] ?? NaN),
      );
      return formatCell(ratios.filter(Number.isFinite), 2);
    }),
  ]);
  const values = VALUES.map(([measure, name, unit, digits]) => [
    name,
    unit,
    ...variants.map((variant) =>
      formatCell(results[variant]?.[measure] ?? [], digits),
    ),
  ]);
  return [head, line, ...times, ...values]
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
