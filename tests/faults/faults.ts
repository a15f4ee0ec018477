import { analyticsFaults } from './analytics';
import { componentFaults } from './components';
import { contentFaults } from './content';
import { coreFaults } from './core';
import type { Fault } from './fault';
import { renderingFaults } from './rendering';
import { styleFaults } from './styles';

/** All deliberate faults. The runner injects one at a time. */
export const faults: readonly Fault[] = [
  ...coreFaults,
  ...analyticsFaults,
  ...contentFaults,
  ...renderingFaults,
  ...componentFaults,
  ...styleFaults,
];
