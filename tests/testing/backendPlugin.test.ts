// @vitest-environment node
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { lintelBackend } from '../../src/testing/backendPlugin';
import { createBackend } from '../../src/testing/createBackend';

async function startVite(plugin: Plugin): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: path.resolve('src/testing'),
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    plugins: [plugin],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const { port } = server.httpServer!.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('Vite serves the backend next to its own files', async () => {
  const backend = createBackend();
  const url = await startVite(lintelBackend({ backend }));
  expect((await fetch(`${url}/api/me`)).status).toBe(401);
  const script = await fetch(`${url}/index.ts`);
  expect(await script.text()).toContain('createBackend');
  expect(backend.log.map(({ path }) => path)).toEqual(['/api/me']);
});

test('Vite leaves the backend’s preflights to it', async () => {
  const url = await startVite(lintelBackend());
  const { headers } = await fetch(`${url}/api/v1/events`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:6006',
      'access-control-request-method': 'POST',
    },
  });
  expect(headers.get('access-control-allow-credentials')).toBe('true');
});
