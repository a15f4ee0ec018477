/** The parts of vitest.config.ts. */
export { classNames } from '../../src/styles/classNames';
export { lintelBackend } from '../../src/testing';
export { createControlledBackend } from '../server/controlledBackend';
export { chromium, orchestratorStyle, type Engine } from './engine';
export { baselinesOf, DIFFERENCES, hasBaselines } from './pictures';
export { firefox } from './firefox-provider';
export { SummaryReporter } from './summary-reporter';
export { webkit } from './webkit-provider';
