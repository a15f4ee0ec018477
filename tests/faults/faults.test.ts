// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { cwd } from 'node:process';
import { expect, it } from 'vitest';
import { faults } from './faults';
import { whyNot } from './tree';

it.each(faults.map((fault) => [fault.name, fault]))(
  'the fault “%s” can be injected, and its tests exist',
  (_, fault) => {
    expect(whyNot(cwd(), fault)).toBeNull();
    expect(fault.caughtBy.filter((file) => !existsSync(file))).toEqual([]);
  },
);

it('tests that replace a module are in the project of isolated tests', () => {
  const misplaced = faults.filter(
    ({ project, caughtBy }) =>
      project === 'chromium' &&
      caughtBy.some((file) => readFileSync(file, 'utf8').includes('vi.mock(')),
  );
  expect(misplaced.map(({ name }) => name)).toEqual([]);
});
