import { contestants, type ContestantName } from './contestants';
import type { Scenario } from './scenarios';

const names = contestants.map(({ name }) => name);

/** The deliveries of one contestant in one scenario. */
export interface Result {
  lost: number;
  /** The number of deliveries beyond the first of each event. */
  duplicates: number;
  /** Whether a duplicate had another id than its event. */
  hasNewIds: boolean;
  /** The number of requests with events. */
  requests: number;
  /** The number of uncaught errors. */
  errors: number;
}

export interface Row {
  scenario: Scenario;
  sent: number;
  /** `null` if the scenario could not be run. */
  results: Partial<Record<ContestantName, Result | null>>;
}

/** A table in Markdown with a title. */
export function formatTable(browser: string, rows: Row[]): string {
  return [
    lineOf([browser, 'events', ...names]),
    lineOf(['---', '---:', ...names.map(() => '---:')]),
    ...rows.map(formatRow),
  ].join('\n');
}

export function formatRow({ scenario, sent, results }: Row): string {
  return lineOf([
    `${scenario.id}: ${scenario.title}`,
    `${sent}`,
    ...names.map((name) => formatCell(results[name])),
  ]);
}

function lineOf(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** `lost/duplicates (requests)` */
function formatCell(result: Result | null | undefined): string {
  if (!result) return '–';
  const { lost, duplicates, hasNewIds, requests, errors } = result;
  const mark = hasNewIds ? ' with new ids' : '';
  const thrown = errors > 0 ? `, ${errors} uncaught` : '';
  return `${lost}/${duplicates}${mark} (${requests}${thrown})`;
}
