import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders in which a package is installed in an app, including nested ones.
 */
export function copiesOf(name: string, folder: string): string[] {
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  const copies = existsSync(path.join(modules, name, 'package.json'))
    ? [path.join(modules, name)]
    : [];
  return [
    ...copies,
    ...packagesIn(modules).flatMap((nested) => copiesOf(name, nested)),
  ];
}

function packagesIn(modules: string): string[] {
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      const folder = path.join(modules, name);
      return name.startsWith('@') ? packagesIn(folder) : [folder];
    });
}
