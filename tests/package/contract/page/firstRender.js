import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './Page.js';

/**
 * The HTML of the first client render in this browser. It takes the same
 * snapshots as hydration, whose result is not observable, because React leaves
 * attributes as the server wrote them.
 *
 * @param {import('./Page.js').PageDescription} description
 */
export const firstRender = (description) =>
  renderToString(h(Page, description));
