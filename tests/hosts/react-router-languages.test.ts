import { testLanguages } from './checks/testLanguages';
import { startHost } from './start/startHost';

const start = () =>
  startHost(
    'react-router',
    { command: () => ['npm', 'run', 'start:languages'], ready: /http:/ },
    'build:languages',
  );

testLanguages("React Router's framework mode", start, {
  staysInApp: true,
});
