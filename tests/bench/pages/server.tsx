import { renderToString } from 'react-dom/server';
import { App as Lintel } from './lintel';
import { Page } from './Page';
import { App as Plain } from './plain';
import { App as Radix } from './radix';

/** The server's HTML of each variant. */
export const renderers = {
  plain: () => renderToString(<Page App={Plain} />),
  radix: () => renderToString(<Page App={Radix} />),
  lintel: () => renderToString(<Page App={Lintel} />),
};
