import axe, { type NodeResult, type Result } from 'axe-core';

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/**
 * Fails with every rule that the page, or the given part of it, breaks. Only
 * browsers can tell: jsdom knows neither colours nor sizes.
 */
export async function expectNoAxeViolations(
  element: Element | Document = document,
): Promise<void> {
  const { violations } = await axe.run(element, {
    runOnly: { type: 'tag', values: TAGS },
    // The only rule of WCAG 2.2, and off by default.
    // https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md
    rules: { 'target-size': { enabled: true } },
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
