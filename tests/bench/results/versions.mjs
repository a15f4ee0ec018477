import { readFileSync } from 'node:fs';

/** The packages that the benchmark measures or builds with. */
const PACKAGES = {
  React: 'react',
  'Radix NavigationMenu': '@radix-ui/react-navigation-menu',
  'Base UI': '@base-ui/react',
  Ariakit: '@ariakit/react',
  'React Aria Components': 'react-aria-components',
  Vite: 'vite',
};

/**
 * The versions of everything measured, as a sentence.
 *
 * @param {import('playwright').Browser} browser
 */
export function describeVersions(browser) {
  const packages = Object.entries(PACKAGES).map(
    ([name, folder]) => `${name} ${versionIn(`node_modules/${folder}/`)}`,
  );
  return [
    `Lintel ${versionIn('')}`,
    ...packages,
    `Chromium ${browser.version()}`,
    `Node ${process.versions.node}`,
  ].join(', ');
}

/** @param {string} folder  in the project */
function versionIn(folder) {
  const file = new URL(`../../../${folder}package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
