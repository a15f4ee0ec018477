// Three copies of the package in one page: ES modules, CommonJS, another
// install.
import { Header } from 'lintel';
// @ts-expect-error The build makes up this name.
import { Header as HeaderOfCommonJs } from 'lintel-cjs';
// @ts-expect-error The tests install it under this name.
import { Header as HeaderOfCopy } from 'lintel-copy';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

[Header, HeaderOfCommonJs, HeaderOfCopy].forEach((Copy, index) => {
  const root = document.body.appendChild(document.createElement('div'));
  const hosts = { eventsStaging: location.origin };
  const site = { domain: 'example.com', hosts };
  const id = `copy-${index}`;
  createRoot(root).render(h(Copy, { id, site, consent: 'granted' }));
});
