import { pictureName } from '../../tests/visual/pictureName';
import type { Variant } from '../../.storybook/setting';

const files = import.meta.glob<string>(
  '../../tests/visual/baselines/*/**/*.png',
  { query: '?url', import: 'default', eager: true },
);

/** The addresses of all accepted pictures, by name: `components-header-menus/products-open_ja`. */
export const pictures: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, address]) => [
    path.split('/').slice(-2).join('/').replace('.png', ''),
    address,
  ]),
);

export const pictureOf = (story: string, variant: Variant) =>
  pictures.get(pictureName(story, variant));
