import { cp } from 'node:fs/promises';
import path from 'node:path';
import { homeOf } from './start/createApp';
import { editFile } from './start/editFile';
import { docsHeader } from './start/docsCode';
import type { CreatedApp } from './start/startCreatedApp';
import { german, testCreatedApp } from './checks/testCreatedApp';

const generate = (name: string, ...options: string[]) => [
  ...['create-next-app', name, '--yes', '--skip-install', '--disable-git'],
  ...options,
];

/**
 * The defaults, including Cache Components and Tailwind. The App Router is in
 * `app`.
 */
const plain: CreatedApp = {
  name: 'next',
  generate: generate('next'),
  async addLintel(folder) {
    const app = path.join(folder, 'app');
    await addHeader(app);
    // With Cache Components, the build checks what a dynamic route reads.
    await cp(path.join(homeOf('next'), 'posts'), path.join(app, 'posts'), {
      recursive: true,
    });
  },
  develop: {
    command: (port) => ['npx', 'next', 'dev', '--port', String(port)],
    ready: /Ready in/,
  },
  serve: {
    command: (port) => [
      ...['node', 'node_modules/next/dist/bin/next', 'start'],
      ...['--port', String(port), '--hostname', '127.0.0.1'],
    ],
    ready: /Ready in/,
  },
};

/** The App Router in `src/app`, as a static export. */
const exported: CreatedApp = {
  name: 'next-export',
  generate: generate('next-export', '--src-dir'),
  async addLintel(folder) {
    await addHeader(path.join(folder, 'src/app'));
    await editFile(path.join(folder, 'next.config.ts'), [
      // A static export does not support this.
      [
        /cacheComponents: true,\s*partialPrefetching: true,/,
        "output: 'export',",
      ],
    ]);
  },
  serve: 'out',
};

const expectations = {
  serverRendered: true,
  clientNavigation: true,
  words: german,
};

testCreatedApp('a new Next app', plain, expectations);
testCreatedApp('a new Next app, exported', exported, expectations);

/** Adds the other parts of the README's layout to the generated layout. */
async function addHeader(app: string): Promise<void> {
  const { imports, header } = docsHeader('Next.js');
  await editFile(path.join(app, 'layout.tsx'), [
    ['import "./globals.css";', `import "./globals.css";\n${imports}`],
    ['function RootLayout', 'async function RootLayout'],
    ['lang="en"', 'lang="de"'],
    ['{children}</body>', `${header}{children}</body>`],
    // Google's fonts are on the network, which tests do not use.
    [/import .* from "next\/font\/google";\n/, ''],
    [/const geistSans = [^]*?}\);\n\nconst geistMono = [^]*?}\);\n/, ''],
    [/\${geistSans.variable} \${geistMono.variable} /, ''],
  ]);
  await editFile(path.join(app, 'page.tsx'), [
    ['<main className', '<main id="content" className'],
  ]);
  await cp(path.join(homeOf('next'), 'blog'), path.join(app, 'blog'), {
    recursive: true,
  });
}
