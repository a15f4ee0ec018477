import { chdir, cwd } from 'node:process';
import type { Fault } from './fault';
import { faults } from './faults';
import { openSession, type Outcome, type Session } from './session';
import { copyTree, inject, removeTree, whyNot } from './tree';

/**
 * Injects each fault whose project, name or file contains `wanted` and runs its tests.
 * Returns the exit code: 1 if a fault is not caught or cannot be injected.
 */
export async function runFaults(wanted: string): Promise<0 | 1> {
  const chosen = faults.filter(({ project, name, file }) =>
    `${project} ${name} ${file}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const problems = problemsOf(chosen, wanted);
  if (problems.length > 0) {
    console.error(`Lintel: update tests/faults:\n${problems.join('\n')}`);
    return 1;
  }
  const root = cwd();
  const tree = copyTree(root);
  try {
    // Vitest's configuration looks for its files from here.
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
  let session = await openSession(tree, project);
  const survivors: string[] = [];
  let isStale = false;
  try {
    await expectNoFailure(session, project, chosen);
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
      print(fault, outcome, start);
      if (outcome.failed.length === 0) survivors.push(fault.name);
    }
  } finally {
    await session.close();
  }
  return survivors;
}

/** Without a fault all pass; else a failure says nothing about the fault. */
async function expectNoFailure(
  session: Session,
  project: string,
  chosen: readonly Fault[],
): Promise<void> {
  const start = Date.now();
  const files = [...new Set(chosen.flatMap(({ caughtBy }) => caughtBy))];
  const { failed, broken } = await session.run(files);
  const problems = [...failed, ...broken].join('\n');
  if (problems) {
    throw new Error(
      `Lintel: tests of ${project} fail without a fault:\n${problems}`,
    );
  }
  console.log(
    `${project}: ${files.length} test files pass without a fault, ${secondsSince(start)} s`,
  );
}

/** vanilla-extract keeps what it has compiled as long as Vite is open. */
function isStyle({ file }: Fault): boolean {
  return file.endsWith('.css.ts') || file.startsWith('src/styles/');
}

function print({ name }: Fault, { failed, broken }: Outcome, start: number) {
  const [evidence = broken[0] ?? 'every test passes'] = failed;
  const verdict = failed.length > 0 ? 'caught    ' : 'NOT CAUGHT';
  const time = `${secondsSince(start)} s`.padStart(7);
  console.log(
    `  ${verdict} ${time}  ${name}\n${' '.repeat(22)}${evidence.slice(0, 150)}`,
  );
}

function secondsSince(time: number): string {
  return ((Date.now() - time) / 1000).toFixed(1);
}
