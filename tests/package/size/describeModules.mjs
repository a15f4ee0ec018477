/**
 * The number of modules to name. A module that has grown is among the largest
 * or is new.
 */
const MOST = 40;

/**
 * Lists the modules in these scripts, largest first, for the message of a
 * failed budget.
 *
 * @param {import('./buildPage.mjs').BuiltScript[]} scripts
 */
export function describeModules(scripts) {
  const modules = scripts
    .flatMap((script) => script.modules)
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
  const lines = modules
    .slice(0, MOST)
    .map(({ name, bytes }) => `${String(bytes).padStart(8)}  ${name}`);
  const rest = modules.length - lines.length;
  return [
    'What is in it, in bytes before it is minified:',
    ...lines,
    ...(rest > 0 ? [`          and ${rest} smaller ones`] : []),
  ].join('\n');
}
