import { describe } from 'vitest';
import { testHeader } from './checks/testHeader';
import { hostFor } from './start/startHost';

describe('a Vite app with `BrowserRouter`', () => {
  const host = hostFor({ app: 'vite', isSharing: true, serve: 'dist' });
  testHeader(host, { isServerRendered: false });
});
