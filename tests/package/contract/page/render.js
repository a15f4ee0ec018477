// A server's part, in a process of its own: descriptions in, HTML out.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.js';

if ('window' in globalThis || 'document' in globalThis) {
  throw new Error('A server has no window.');
}

process.on('message', ({ id, description }) => {
  const html = renderToString(h(Page, description));
  process.send?.({ id, html });
});
