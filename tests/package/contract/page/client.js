import { createElement as h, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.js';

const root = /** @type {HTMLElement} */ (document.getElementById('root'));

hydrateRoot(
  root,
  h(StrictMode, null, h(Page, JSON.parse(root.dataset['page'] ?? '{}'))),
  {
    onRecoverableError: (error) =>
      window.contract.recovered.push(String(error)),
  },
);
