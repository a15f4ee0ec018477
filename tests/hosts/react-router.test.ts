import { testHeader } from './checks/testHeader';
import { startHost } from './start/startHost';

const start = () =>
  startHost('react-router', {
    command: () => ['npm', 'start'],
    ready: /http:/,
  });

testHeader("React Router's framework mode", start, { serverRendered: true });
