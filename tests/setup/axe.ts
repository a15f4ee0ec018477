import axe, { type NodeResult, type Result } from 'axe-core';
import { axeOptions } from './axe-options';

/**
 * Fails if the page, or the given part of it, breaks a rule of axe. Only for
 * browsers, because jsdom knows neither colours nor sizes.
 */
export async function expectNoAxeViolations(
  element: Element | Document = document,
): Promise<void> {
  const { violations } = await axe.run(element, {
    ...axeOptions,
    resultTypes: ['violations'],
  });
  if (violations.length === 0) return;
  throw new Error(
    `${violations.length} accessibility rule(s) broken\n\n` +
      violations.map(describeViolation).join('\n\n'),
  );
}

function describeViolation({ id, impact, help, helpUrl, nodes }: Result) {
  const where = nodes.map(describeNode).join('\n');
  return `${id} (${impact}): ${help}\n  ${helpUrl}\n${where}`;
}

function describeNode({ target, failureSummary = '' }: NodeResult) {
  const reasons = failureSummary.split('\n').slice(1);
  return [
    `  at ${target.flat().join(' > ')}`,
    ...reasons.map((reason) => `    ${reason.trim()}`),
  ].join('\n');
}
