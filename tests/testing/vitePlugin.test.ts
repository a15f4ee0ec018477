import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { createVisitor, lintelBackend } from '../../src/testing';

async function startVite(plugin: Plugin): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: path.resolve('src/testing'),
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    plugins: [
      plugin,
      {
        name: 'echo',
        configureServer: ({ middlewares }) =>
          void middlewares.use('/echo', (req, res) => void req.pipe(res)),
      },
    ],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const { port } = server.httpServer!.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('Vite serves the backend next to its own files', async () => {
  const visitor = createVisitor();
  visitor.logIn();
  const url = await startVite(lintelBackend(visitor));
  const me = await fetch(`${url}/api/me`);
  expect(await me.json()).toMatchObject({ firstName: 'Ada' });
  const crumb = me.headers.getSetCookie()[0]!.split(';')[0]!;
  const logOut = (query: string) =>
    fetch(`${url}/api/auth/Logout?${query}`, {
      method: 'POST',
      headers: { cookie: crumb },
      body: '{}',
    });
  expect((await logOut('crumb=other')).status).toBe(403);
  expect((await logOut(crumb)).status).toBe(200);
  expect((await fetch(`${url}/api/me`)).status).toBe(401);
  const script = await fetch(`${url}/index.ts`);
  expect(await script.text()).toContain('createVisitor');
});

test('Vite reads the bodies of its own requests', async () => {
  const url = await startVite(lintelBackend());
  const echo = await fetch(`${url}/echo`, { method: 'POST', body: 'bread' });
  expect(await echo.text()).toBe('bread');
});
