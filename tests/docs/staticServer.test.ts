import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startProcess } from '../hosts/start/startProcess';
import { codeBlocksIn } from './documents';
import { fileNameOf } from './fileNameOf';

const FILE = 'docs/csp-and-caching.md';

it('the server of a static build sends the policy, files and a logged-out visitor', async () => {
  const folder = folderWithServer();
  const { match, stop } = await startProcess(
    ['server.js'],
    folder,
    /http:\/\/localhost:\d+/,
    { env: { PORT: '0' } },
  );
  onTestFinished(stop);
  const [origin] = match;

  const page = await fetch(`${origin}/pricing`);
  expect(await page.text()).toBe('<h1>Home</h1>');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'self'; .*trusted-types 'none'$/,
  );
  const user = await fetch(`${origin}/api/me`);
  expect(user.status).toBe(204);
});

/** Inside the project, so that the server finds `sirv`. */
function folderWithServer(): string {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache/static-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = readFileSync(FILE, 'utf8');
  for (const block of codeBlocksIn({ file: FILE, text })) {
    const name = fileNameOf(block);
    if (block.language === 'js' && name) {
      writeFileSync(path.join(folder, name), block.code);
    }
  }
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/index.html'), '<h1>Home</h1>');
  return folder;
}
