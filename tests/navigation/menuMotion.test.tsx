import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Header } from '../../src/components/Header/Header';

const loadMotion = vi.hoisted(() => vi.fn());
vi.mock('../../src/components/Navigation/SwitchMotion', () => {
  loadMotion();
  return { SwitchMotion: () => null };
});

it.each([
  ['is not loaded for a header that was unmounted', true, 0],
  ['is loaded when a menu has opened', false, 1],
])('the motion of menus %s', async (_, leaves, times) => {
  const whenIdle: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (call: IdleRequestCallback) =>
    whenIdle.push(call),
  );
  const { unmount } = render(<Header tracking={false} accounts={false} />);
  act(() => screen.getByRole('button', { name: 'Products' }).click());
  if (leaves) unmount();
  await act(async () => {
    for (const call of whenIdle) call({} as IdleDeadline);
    await vi.dynamicImportSettled();
  });
  expect(loadMotion).toHaveBeenCalledTimes(times);
});
