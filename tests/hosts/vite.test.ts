import { testHeader } from './checks/testHeader';
import { startHost } from './start/startHost';

const start = () => startHost('vite', 'dist');

testHeader('a Vite app with `BrowserRouter`', start, { serverRendered: false });
