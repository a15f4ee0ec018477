import type * as Loaders from '../../src/browser/loader';

type Loading = typeof Loaders;

/** A loader that never loads the drawer's file. */
export function loaderWithoutDrawer({ createLoader }: Loading): Loading {
  const never = () => new Promise<never>(() => {});
  return {
    createLoader: (part, load) =>
      createLoader(part, part === 'mobile drawer' ? never : load),
  };
}
