import { looks } from '../../.storybook/look';
import { useToolbar } from '../shared/useToolbar';
import type { Values } from '../Theming/properties';
import { starts } from '../Theming/starts';

/** What the toolbar's theme sets. */
export function useTheme(): Values {
  const { look = 'quiet' } = useToolbar();
  return starts[looks[look].title]!.values;
}
