// A page that a test can mount and unmount as often as it needs.
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.js';

const place = /** @type {HTMLElement} */ (document.getElementById('root'));
const description = JSON.parse(place.dataset['page'] ?? '{}');
place.replaceChildren();

window.contract.mount = () => {
  const root = createRoot(place);
  root.render(h(Page, description));
  return () => root.unmount();
};
