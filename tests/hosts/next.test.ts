import { startNext } from './start/startNext';
import { testHeader } from './checks/testHeader';
import { testLongPage } from './checks/testLongPage';

testHeader("Next's App Router", () => startNext('app-router'), {
  serverRendered: true,
  clientNavigation: true,
  measured: true,
  more: testLongPage,
});

testHeader("Next's Pages Router", () => startNext('pages-router'), {
  serverRendered: true,
  clientNavigation: true,
});
