import type * as Loaders from '../../src/core/machine/loader';

type Loading = typeof Loaders;

/** A loader that never loads the drawer's file, or uses `load` for it. */
export function loaderWithoutDrawer(
  { createLoader }: Loading,
  load = () => new Promise<never>(() => {}),
): Loading {
  return {
    createLoader: (part, loadPart) =>
      createLoader(part, part === 'mobile drawer' ? load : loadPart),
  };
}

/** A loader that uses `load` for the files of drawer and account menu. */
export function loaderWithout(
  { createLoader }: Loading,
  load: () => Promise<never>,
): Loading {
  return {
    createLoader: (part, loadPart) =>
      createLoader(part, part === 'content' ? loadPart : load),
  };
}
