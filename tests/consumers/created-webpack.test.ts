import { testCreatedApp } from './setup/testCreatedApp';

testCreatedApp(
  'a CommonJS app made with webpack, ts-loader and React 18.2',
  { name: 'webpack', addLintel: async () => {}, serve: 'dist' },
  { serverRendered: false, clientNavigation: true },
);
