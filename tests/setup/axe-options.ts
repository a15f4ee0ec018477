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
  // The only rule of WCAG 2.2, off by default.
  rules: { 'target-size': { enabled: true } },
};
