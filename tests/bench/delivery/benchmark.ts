import type { Browser } from 'playwright';
import {
  testedBrowsers,
  type TestedBrowser,
} from '../../package/delivery/setup/browsers';
import { buildContestants } from './buildContestants';
import { contestants } from './contestants';
import { openLane, type Lane } from './lane';
import { formatRow, formatTable, type Result, type Row } from './report';
import { scenarios, type Scenario } from './scenarios';
import { startPages } from './startPages';
import { writeTables } from './writeTables';

export interface BenchmarkOptions {
  isQuick: boolean;
  isWritten: boolean;
  /** The name of the only browser. */
  browser?: string;
  /** The ids of the only rows. */
  only?: string[];
}

/** Runs every scenario in every browser, and prints a table for each browser. */
export async function benchmark(options: BenchmarkOptions): Promise<void> {
  const { isWritten, browser } = options;
  const pages = await startPages(await buildContestants());
  const tables: string[] = [];
  for (const compared of testedBrowsers()) {
    if (browser && browser !== compared.name) continue;
    const table = await compareIn(compared, pages.url, options);
    console.log(`\n${table}`);
    tables.push(table);
  }
  pages.close();
  if (isWritten) await writeTables(tables);
}

async function compareIn(
  { name, launch }: TestedBrowser,
  pages: string,
  { isQuick, only }: BenchmarkOptions,
): Promise<string> {
  const browser = await launch();
  const rows: Row[] = [];
  for (const scenario of scenarios) {
    if (only && !only.includes(scenario.id)) continue;
    const sent = scenario.sent[isQuick ? 1 : 0];
    const results = await runScenario(browser, pages, scenario, sent);
    rows.push({ scenario, sent, results });
    console.log(`${name}: ${formatRow(rows.at(-1)!)}`);
  }
  const version = browser.version();
  await browser.close();
  return formatTable(`${name} ${version}`, rows);
}

async function runScenario(
  browser: Browser,
  pages: string,
  scenario: Scenario,
  sent: number,
): Promise<Row['results']> {
  const results: Row['results'] = {};
  const runOne = async (contestant: (typeof contestants)[number]) => {
    const lane = await openLane(browser, pages, contestant);
    const failure = await scenario.run(lane, sent).catch((error: Error) => {
      console.warn(`${contestant.name}, ${scenario.id}: ${error.message}`);
      return error;
    });
    for (const error of lane.errors) {
      console.warn(`${contestant.name}, ${scenario.id}: uncaught ${error}`);
    }
    results[contestant.name] = failure ? null : resultOf(lane, sent);
    await lane.close();
  };
  if (scenario.inTurn) {
    for (const contestant of contestants) await runOne(contestant);
  } else {
    await Promise.all(contestants.map(runOne));
  }
  return results;
}

function resultOf({ collector, errors }: Lane, sent: number): Result {
  const { arrived, requests } = collector;
  const unique = new Set(arrived.map(({ name }) => name)).size;
  const ids = new Set(arrived.map(({ id }) => id)).size;
  return {
    lost: sent - unique,
    duplicates: arrived.length - unique,
    hasNewIds: ids > unique,
    requests,
    errors: errors.length,
  };
}
