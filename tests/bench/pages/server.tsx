import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { App as Ariakit } from './ariakit';
import { App as BaseUi } from './base-ui';
import { App as Lintel } from './lintel';
import { App as LintelTracking } from './lintel-tracking';
import { App as Plain } from './plain';
import { App as Radix } from './radix';
import { App as ReactAria } from './react-aria';

const render = (App: ComponentType) => () => renderToString(<App />);

/** The function that renders the server's HTML of each variant. */
export const renderers = {
  plain: render(Plain),
  radix: render(Radix),
  'base-ui': render(BaseUi),
  ariakit: render(Ariakit),
  'react-aria': render(ReactAria),
  lintel: render(Lintel),
  'lintel-tracking': render(LintelTracking),
};
