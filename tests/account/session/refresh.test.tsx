import {
  act,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Header } from '../../../src/header/Header';
import { useAuth } from '../../../src/account/useAuth';
import { createVisitor } from '../../../src/testing';
import { expectConsole } from '../../setup/console';

const visitor = createVisitor();

beforeEach(() => {
  vi.stubGlobal('fetch', visitor.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  visitor.reset();
});

it('shows a login without a page load in the header', async () => {
  expectConsole('error', /^Error fetching auth data:/);
  render(<Header site={{ domain: 'example.com' }} tracking={false} />);
  const { result } = renderHook(useAuth);
  await waitFor(() => expect(result.current.status).toBe('loggedOut'));
  visitor.signIn({ firstName: 'Grace' });
  await act(() => result.current.refresh());
  expect(result.current.user?.firstName).toBe('Grace');
  const name = 'Account information dropdown menu';
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
