import { describe } from 'vitest';
import { testHeader } from './checks/testHeader';
import { testLanguages } from './checks/testLanguages';
import { hostFor } from './start/startHost';

describe("React Router's framework mode", () => {
  const host = hostFor({
    app: 'react-router',
    isSharing: true,
    serve: { command: () => ['npm', 'start'], ready: /http:/ },
  });
  testHeader(host);
  testLanguages(host, { staysInApp: true });
});
