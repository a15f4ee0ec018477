import type { Variant } from '../../.storybook/setting';

/** `components-header-menus/products-open_ja_w1920`, of a story's id and what differs from it. */
export function pictureName(id: string, variant: Variant): string {
  const { forcedColors, ...rest } = variant;
  const differences = [
    ...Object.values(rest),
    forcedColors && 'forced-colors',
  ].filter(Boolean);
  return [id.replace('--', '/'), ...differences].join('_');
}
