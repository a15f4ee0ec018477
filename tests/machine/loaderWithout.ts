import type * as Loaders from '../../src/core/machine/loader';

type Loading = typeof Loaders;

/** The loader of parts, to which the drawer's file never comes, or as `load` says. */
export function loaderWithoutDrawer(
  { createLoader }: Loading,
  load = () => new Promise<never>(() => {}),
): Loading {
  return {
    createLoader: (part, loadPart) =>
      createLoader(part, part === 'mobile drawer' ? load : loadPart),
  };
}

/** The loader of parts, where neither the drawer's nor the account menu's file comes. */
export function loaderWithout(
  { createLoader }: Loading,
  load: () => Promise<never>,
): Loading {
  return {
    createLoader: (part, loadPart) =>
      createLoader(part, part === 'content' ? loadPart : load),
  };
}
