import { renderToString } from 'react-dom/server';
import { App as Lintel } from './lintel';
import { Page, type AppProps, type PageProps } from './Page';
import { App as Plain } from './plain';
import { App as Radix } from './radix';

/** The function that renders the server's HTML of each variant. */
export function renderersOf(navigation?: AppProps['navigation']) {
  const render = (App: PageProps['App']) => () =>
    renderToString(<Page App={App} navigation={navigation} />);
  return { plain: render(Plain), radix: render(Radix), lintel: render(Lintel) };
}
