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
      const [, name = ''] =
        /node_modules\/lintel\/dist\/components\/\w+\/(\w+)\.js$/.exec(
          id.replaceAll('\\', '/'),
        ) ?? [];
      const head = new RegExp(
        // A bundler adds a number to the names of duplicate variables.
        `function ${name}\\d*\\([^]*?\\) \\{\n`,
      ).exec(code);
      if (!(name in CONDITIONS) || !head) return;
      missing.delete(name);
      const end = head.index + head[0].length;
      return code.slice(0, end) + statement(name) + code.slice(end);
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
