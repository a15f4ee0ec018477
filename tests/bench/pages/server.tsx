import { renderToString } from 'react-dom/server';
import type { Variant } from '../variants.mjs';
import { App as Ariakit } from './ariakit';
import { App as BaseUi } from './base-ui';
import { App as Lintel } from './lintel';
import { App as LintelTracking } from './lintel-tracking';
import { Page, type AppProps, type PageProps } from './Page';
import { App as Plain } from './plain';
import { App as Radix } from './radix';
import { App as ReactAria } from './react-aria';

/** The function that renders the server's HTML of each variant. */
export function renderersOf(
  navigation?: AppProps['navigation'],
): Record<Variant, () => string> {
  const render = (App: PageProps['App']) => () =>
    renderToString(<Page App={App} navigation={navigation} />);
  return {
    plain: render(Plain),
    radix: render(Radix),
    'base-ui': render(BaseUi),
    ariakit: render(Ariakit),
    'react-aria': render(ReactAria),
    lintel: render(Lintel),
    'lintel-tracking': render(LintelTracking),
  };
}
