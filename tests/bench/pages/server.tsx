import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { App as BaseUi } from './base-ui';
import { App as Links } from './links';
import { App as Lintel } from './lintel';
import { App as LintelTracking } from './lintel-tracking';
import { App as RadixSite } from './radix-site';

const render = (App: ComponentType) => () => renderToString(<App />);

/** The function that renders the server's HTML of each variant. */
export const renderers = {
  links: render(Links),
  'base-ui': render(BaseUi),
  'radix-site': render(RadixSite),
  lintel: render(Lintel),
  'lintel-tracking': render(LintelTracking),
};
