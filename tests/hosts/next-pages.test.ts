import { startNext } from './setup/startNext';
import { testHeader } from './setup/testHeader';

testHeader("Next's Pages Router", () => startNext('pages-router'), {
  serverRendered: true,
  clientNavigation: true,
});
