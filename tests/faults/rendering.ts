import type { Fault } from './fault';

/** Faults in the server's HTML, in hydration and in the build. */
export const renderingFaults: Fault[] = [
  {
    name: "the server's HTML has no links of closed menus",
    file: 'src/components/Navigation/Panel.tsx',
    find: '<PanelContent {...content} context={context} />',
    replace: '{open ? <PanelContent {...content} context={context} /> : null}',
    project: 'unit',
    caughtBy: ['tests/content/outsideContent.test.tsx'],
  },
  {
    name: "the server's HTML has a style attribute, which a strict CSP refuses",
    file: 'src/components/shared/Disclosure.tsx',
    find: "value={open && hydrated ? panelId : ''}",
    replace: "value={open ? panelId : ''}",
    project: 'unit',
    caughtBy: ['tests/side-nav/StickySideNav.server.test.tsx'],
  },
  {
    name: 'the first client render differs from the server HTML: the language is read from the page',
    file: 'src/react/page/usePage.ts',
    find: '() => select(null, scope),',
    replace:
      '() => select(globalThis.document ? pageStore().page : null, scope),',
    project: 'forks',
    caughtBy: ['tests/language/useLanguage.test.tsx'],
  },
  {
    name: 'the first client render differs from the server HTML: the UK flag is read from the page',
    file: 'src/react/settings/scope.ts',
    find: '(page !== null && pageHasUkFlag(site))',
    replace: "(typeof window !== 'undefined' && pageHasUkFlag(site))",
    project: 'unit',
    caughtBy: ['tests/language/featureFlags.test.tsx'],
  },
  {
    name: 'a server shows one visitor’s login to the next visitor',
    file: 'src/core/browser/registry.ts',
    find: "if (typeof window === 'undefined') return create();",
    replace: '',
    project: 'unit',
    caughtBy: ['tests/browser/registry.test.ts'],
  },
  {
    name: 'two headers on a page have the same id: the id prop is ignored',
    file: 'src/components/Header/HeaderFrame.tsx',
    find: 'id={id}\n        lang=',
    replace: 'id="lintel"\n        lang=',
    project: 'unit',
    caughtBy: ['tests/header/Header.test.tsx'],
  },
  {
    name: 'a lazy part that failed to load once is never loaded again',
    file: 'src/core/machine/loader.ts',
    find: '        .catch(load)\n',
    replace: '',
    project: 'unit',
    caughtBy: ['tests/machine/loader.test.ts'],
  },
  {
    name: 'the core imports React, so pages without React cannot use it',
    file: 'src/core/machine/loader.ts',
    find: "import { createStore, type Readable } from './store';",
    replace:
      "import { version } from 'react';\nimport { createStore, type Readable } from './store';",
    project: 'node',
    caughtBy: ['tests/package/layers.test.ts'],
  },
];
