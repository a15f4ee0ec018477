import { cp } from 'node:fs/promises';
import path from 'node:path';
import { testCreatedApp } from './checks/testCreatedApp';
import { docsHeader } from './start/docsCode';
import { editFile } from './start/editFile';
import { projectFolder } from './start/workFolder';

const NEXT = ['node', 'node_modules/next/dist/bin/next'];

/** The defaults, including Cache Components and Tailwind. */
testCreatedApp(
  'a new Next app',
  {
    name: 'next',
    generate: [
      ...['create-next-app@16.4.3', 'next', '--yes', '--skip-install'],
      '--disable-git',
    ],
    async addLintel(folder) {
      await addHeader(path.join(folder, 'app'));
    },
    develop: {
      command: (port) => [...NEXT, 'dev', '--port', String(port)],
      ready: /Ready in/,
    },
    serve: {
      command: (port) => [
        ...[...NEXT, 'start', '--port', String(port)],
        ...['--hostname', '127.0.0.1'],
      ],
      ready: /Ready in/,
    },
  },
  {
    serverRendered: true,
    words: {
      menu: 'Menü',
      products: 'Produkte',
      resources: 'Ressourcen',
      scheduling: 'Terminplanung',
    },
  },
);

testCreatedApp(
  'a new Vite app',
  {
    name: 'vite',
    generate: ['create-vite@9.3.0', 'vite', '--template', 'react-ts'],
    packages: ['react-router'],
    async addLintel(folder) {
      const src = path.join(folder, 'src');
      await copyPages('vite', src);
      // The template's page is a column in the middle of the window.
      await editFile(path.join(src, 'index.css'), [[/#root {[^}]*}\n/, '']]);
    },
    serve: 'dist',
  },
  {
    serverRendered: false,
    words: {
      menu: 'Menu',
      products: 'Products',
      resources: 'Resources',
      scheduling: 'Scheduling',
    },
  },
);

/** Adds what the guide for Next.js says to the generated layout. */
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
  await copyPages('next', app);
}

/** Copies the pages that a team adds to the generated app. */
function copyPages(name: string, target: string): Promise<void> {
  const pages = path.join(projectFolder, 'tests/hosts/created', name);
  return cp(pages, target, { recursive: true });
}
