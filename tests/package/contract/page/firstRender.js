import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.js';

/**
 * What the first client render yields, in this browser, as HTML: it takes the
 * same snapshots as hydration does, which itself cannot be asked, because React
 * leaves an attribute as the server wrote it.
 *
 * @param {import('./Page.js').PageDescription} description
 */
export const firstRender = (description) =>
  renderToString(h(Page, description));
