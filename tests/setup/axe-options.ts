/** The rules for every page and story. No rule is switched off. */
export const axeOptions = {
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ],
  // Of the elements that pass, the first for each rule. Otherwise every element of
  // the page would be sent with every story's result.
  resultTypes: ['violations', 'incomplete'],
  // The only rule of WCAG 2.2, off by default.
  // https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md
  rules: { 'target-size': { enabled: true } },
};
