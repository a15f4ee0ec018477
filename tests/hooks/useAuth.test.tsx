import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useAuth } from '../../src/hooks/useAuth';
import { LintelProvider } from '../../src/provider/LintelProvider';

beforeEach(() => Reflect.deleteProperty(globalThis, Symbol.for('lintel/1')));

function Visitor() {
  const { status, user, loginUrl, redirectUrl, accountUrl } = useAuth();
  return (
    <ul>
      <li>{`${status} ${user?.firstName}`}</li>
      <li>{loginUrl}</li>
      <li>{redirectUrl({ location: '/pricing' })}</li>
      <li>{accountUrl('/settings')}</li>
    </ul>
  );
}

it('tells who looks at the page, and where log-in and account are', async () => {
  window.history.replaceState(null, '', '/?success-auth');
  render(
    <LintelProvider site={{ domain: 'example.com' }}>
      <Visitor />
    </LintelProvider>,
  );
  expect(await screen.findByText('loggedIn Jane')).toBeInTheDocument();
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines.slice(1)).toEqual([
    'https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates',
    'https://account.example.com/auth/protected-redirect/create-account?location=%2Fpricing',
    'https://account.example.com/settings',
  ]);
});
