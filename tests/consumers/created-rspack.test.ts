import { cp } from 'node:fs/promises';
import path from 'node:path';
import { homeOf } from './setup/createApp';
import { testCreatedApp } from './setup/testCreatedApp';

testCreatedApp(
  'a new Rspack app',
  {
    name: 'rspack',
    generate: ['create-rspack', 'rspack', '--template', 'react-ts'],
    commands: [['npm', 'install', 'react-router']],
    addLintel: (folder) =>
      cp(homeOf('rspack'), path.join(folder, 'src'), { recursive: true }),
    build: [
      ['npm', 'run', 'build'],
      ['npx', 'tsc'],
    ],
    serve: 'dist',
  },
  { serverRendered: false, clientNavigation: true },
);
