import type * as Loaders from '../../src/core/machine/loader';

type Loading = typeof Loaders;

/** A loader that never loads the drawer's file. */
export function loaderWithoutDrawer({ createLoader }: Loading): Loading {
  const never = () => new Promise<never>(() => {});
  return {
    createLoader: (part, load) =>
      createLoader(part, part === 'mobile drawer' ? never : load),
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
