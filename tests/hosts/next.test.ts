import { startNext } from './setup/startNext';
import { testHeader } from './setup/testHeader';
import { testLongPage } from './setup/testLongPage';

testHeader("Next's App Router", () => startNext('app-router'), {
  serverRendered: true,
  clientNavigation: true,
  measured: true,
  more: (host) => testLongPage(host, true),
});
