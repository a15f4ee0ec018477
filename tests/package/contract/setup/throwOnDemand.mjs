/**
 * Lets a test make a component of the package throw. `contract.throwing` in the
 * page names the component. `Panel` throws only while it is open.
 *
 * @type {Record<string, string>}
 */
const CONDITIONS = {
  LiveHeader: 'true',
  Panel: 'arguments[0].open',
  DrawerMenu: 'true',
};

/** @returns {import('vite').Plugin} */
export function throwOnDemand() {
  const missing = new Set(Object.keys(CONDITIONS));
  return {
    name: 'throw-on-demand',
    transform(code, id) {
      if (!/node_modules\/lintel\/dist\//.test(id.replaceAll('\\', '/')))
        return;
      for (const name of Object.keys(CONDITIONS)) {
        const head = new RegExp(
          // A bundler adds a number to the names of duplicate variables.
          `function ${name}\\d*\\([^]*?\\) \\{\n`,
        ).exec(code);
        if (!head) continue;
        missing.delete(name);
        const end = head.index + head[0].length;
        code = code.slice(0, end) + statement(name) + code.slice(end);
      }
      return code;
    },
    generateBundle() {
      if (missing.size === 0) return;
      this.error(`There is no component ${[...missing].join(', ')} to throw.`);
    },
  };
}

/** @param {string} name */
function statement(name) {
  return (
    `if (globalThis.contract?.throwing === '${name}' && ${CONDITIONS[name]}) ` +
    `throw new Error('${name} threw.');\n`
  );
}
