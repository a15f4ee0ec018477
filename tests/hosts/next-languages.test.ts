import { testLanguages } from './checks/testLanguages';
import { startHost } from './start/startHost';

const start = (app: string) => () =>
  startHost(
    'next',
    {
      command: (port) => [
        ...['node', 'node_modules/next/dist/bin/next', 'start'],
        // Without a host name: with one, Next takes the addresses of next-intl's
        // rewrites for those of another server.
        ...[`languages/${app}`, '--port', String(port)],
      ],
      ready: /Ready in/,
    },
    `build:${app}`,
  );

testLanguages("Next's App Router with a segment", start('segment'), {
  english: '/en',
  hasSlugs: true,
});

testLanguages("Next's Pages Router with i18n", start('pages'), {
  staysInApp: true,
});

testLanguages('Next with next-intl', start('intl'), {});
