import { cp } from 'node:fs/promises';
import path from 'node:path';
import { homeOf } from './start/createApp';
import { testCreatedApp } from './checks/testCreatedApp';

testCreatedApp(
  'a CommonJS app made with webpack, ts-loader and React 18.2',
  {
    name: 'webpack',
    addLintel: (folder) =>
      cp(homeOf('client'), path.join(folder, 'src'), { recursive: true }),
    serve: 'dist',
  },
  { serverRendered: false, clientNavigation: true },
);
