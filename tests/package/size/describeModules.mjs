/** How many modules are named: what has grown is among the large ones, or new. */
const MOST = 40;

/**
 * The modules in some scripts, largest first: for the message of a gate.
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
