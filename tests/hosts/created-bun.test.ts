import { german, testCreatedApp } from './checks/testCreatedApp';

testCreatedApp(
  'an app that Bun bundles and renders',
  {
    name: 'bun',
    addLintel: async () => {},
    serve: {
      command: () => ['node_modules/.bin/bun', 'src/server.tsx'],
      ready: /Listening/,
    },
  },
  { serverRendered: true, clientNavigation: false, words: german },
);
