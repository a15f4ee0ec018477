import process, { chdir, cwd, exit } from 'node:process';
import type { Fault } from './fault';
import { faults } from './faults';
import { openSession, type Outcome, type Session } from './session';
import { copyTree, inject, removeTree, whyNot } from './tree';

/**
 * Injects each fault whose project, name and file contain all words of
 * `wanted`, and runs its tests. Returns the exit code: 1 if a fault is not
 * caught or cannot be injected.
 */
export async function runFaults(wanted: string): Promise<0 | 1> {
  const words = wanted.toLowerCase().split(' ');
  const chosen = faults.filter(({ project, name, file }) => {
    const text = `${project} ${name} ${file}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const problems = problemsOf(chosen, wanted);
  if (problems.length > 0) {
    console.error(`Lintel: update tests/faults:\n${problems.join('\n')}`);
    return 1;
  }
  const root = cwd();
  const tree = copyTree(root);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      removeTree(tree);
      exit(1);
    });
  }
  try {
    // Vitest's configuration finds files relative to this folder.
    chdir(tree);
    return await injectEach(tree, chosen);
  } finally {
    chdir(root);
    removeTree(tree);
  }
}

function problemsOf(chosen: readonly Fault[], wanted: string): string[] {
  if (chosen.length === 0) return [`no fault has "${wanted}" in its name`];
  return chosen.flatMap((fault) => {
    const why = whyNot(cwd(), fault);
    return why === null ? [] : [`${fault.name}: ${why}`];
  });
}

async function injectEach(
  tree: string,
  chosen: readonly Fault[],
): Promise<0 | 1> {
  const start = Date.now();
  const survivors: string[] = [];
  for (const project of new Set(chosen.map(({ project }) => project))) {
    const own = chosen.filter((fault) => fault.project === project);
    survivors.push(...(await injectInto(tree, project, own)));
  }
  console.log(
    `\n${chosen.length - survivors.length} of ${chosen.length} faults are caught, ${secondsSince(start)} s`,
  );
  for (const name of survivors) console.log(`  not caught: ${name}`);
  return survivors.length > 0 ? 1 : 0;
}

/** Returns the names of the faults that no test catches. */
async function injectInto(
  tree: string,
  project: Fault['project'],
  chosen: readonly Fault[],
): Promise<string[]> {
  console.log(project);
  let session = await openSession(tree, project);
  const survivors: string[] = [];
  let isStale = false;
  try {
    const unsound = await failingWithoutFault(session, chosen);
    for (const fault of chosen) {
      const start = Date.now();
      const restore = inject(tree, fault);
      if (isStale || isStyle(fault)) {
        await session.close();
        session = await openSession(tree, project);
      }
      isStale = isStyle(fault);
      session.invalidate(fault.file);
      const outcome = await session.run(fault.caughtBy);
      restore();
      session.invalidate(fault.file);
      const isCaught =
        outcome.failed.length > 0 &&
        !fault.caughtBy.some((file) => unsound.has(file));
      print(fault.name, isCaught ? 'caught' : 'NOT CAUGHT', outcome, start);
      if (!isCaught) survivors.push(fault.name);
    }
  } finally {
    await session.close();
  }
  return survivors;
}

/** The test files that fail without a fault. Their failures prove nothing. */
async function failingWithoutFault(
  session: Session,
  chosen: readonly Fault[],
): Promise<Set<string>> {
  const failing = new Set<string>();
  for (const file of new Set(chosen.flatMap(({ caughtBy }) => caughtBy))) {
    const start = Date.now();
    const outcome = await session.run([file]);
    const isSound = outcome.failed.length + outcome.broken.length === 0;
    print(file, isSound ? 'passes' : 'FAILS', outcome, start);
    if (!isSound) failing.add(file);
  }
  return failing;
}

/** vanilla-extract caches compiled styles until Vite is closed. */
function isStyle({ file }: Fault): boolean {
  return file.endsWith('.css.ts') || file.startsWith('src/styles/');
}

function print(
  name: string,
  verdict: string,
  { failed, broken }: Outcome,
  start: number,
): void {
  const time = `${secondsSince(start)} s`.padStart(8);
  console.log(`  ${verdict.padEnd(10)} ${time}  ${name}`);
  const [evidence] = [...failed, ...broken];
  if (evidence) console.log(`${' '.repeat(23)}${evidence.slice(0, 150)}`);
}

function secondsSince(time: number): string {
  return ((Date.now() - time) / 1000).toFixed(1);
}
