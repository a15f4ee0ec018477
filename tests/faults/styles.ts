import type { Fault } from './fault';

/** Faults in the style sheet. */
export const styleFaults: Fault[] = [
  {
    name: 'closed menus cover the page: the panel is not hidden by CSS',
    file: 'src/components/Navigation/Panel.css.ts',
    find: "        visibility: 'hidden',\n        contentVisibility: 'hidden',\n        opacity: 0,",
    replace: '',
    project: 'chromium',
    caughtBy: ['tests/navigation/dropdown.mouse.browser.test.tsx'],
  },
  {
    name: 'animations run for visitors who prefer reduced motion',
    file: 'src/styles/global.css.ts',
    find: '(prefers-reduced-motion: reduce)',
    replace: '(prefers-reduced-motion: no-preference) and (width: 0px)',
    project: 'chromium',
    caughtBy: ['tests/header/motion.browser.test.tsx'],
  },
  {
    name: 'keyboard focus is not visible: no focus ring',
    file: 'src/styles/mixins.ts',
    find: 'outline: `2px solid ${accent}`',
    replace: "outline: 'none'",
    project: 'chromium',
    caughtBy: ['tests/header/focusRing.browser.test.tsx'],
  },
  {
    name: 'the arrow of a link points backwards on right-to-left pages',
    file: 'src/components/Link/Link.css.ts',
    find: "selectors: { ':dir(rtl) > &': { scale: '-1 1' } },",
    replace: '',
    project: 'chromium',
    caughtBy: ['tests/links/link.browser.test.tsx'],
  },
  {
    name: 'on very low screens, a jump leaves space for a header that does not stay in view',
    file: 'src/styles/global.css.ts',
    find: "[headerOffset]: '0px!important'",
    replace: "[headerOffset]: '1px'",
    project: 'isolated',
    caughtBy: ['tests/header/offset.browser.test.tsx'],
  },
  {
    name: 'on very low screens, the header stays in view and leaves no space for the page',
    file: 'src/components/Header/Header.css.ts',
    find: "        '&[data-position=\"sticky\"]': { position: 'relative' },\n",
    replace: '',
    project: 'chromium',
    caughtBy: ['tests/header/states.browser.test.tsx'],
  },
  {
    name: 'Tab stops at an invisible element behind each menu button',
    file: 'src/styles/global.css.ts',
    find: "display: 'none'",
    replace: "display: 'inline'",
    project: 'chromium',
    caughtBy: ['tests/navigation/dropdown.keyboard.browser.test.tsx'],
  },
  {
    name: 'Log In flashes in the bar before the login check is done',
    file: 'src/components/AccountMenu/AccountSlot.css.ts',
    find: "selectors: { '&[data-status=\"loading\"]': { visibility: 'hidden' } },",
    replace: '',
    project: 'chromium',
    caughtBy: ['tests/header/header.browser.test.tsx'],
  },
];
