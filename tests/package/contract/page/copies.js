// Three copies of the package in one page: ES modules, CommonJS, another
// install.
import { Header } from 'lintel';
// @ts-expect-error The build makes up this name.
import { Header as HeaderOfCommonJs } from 'lintel-cjs';
// @ts-expect-error The tests install it under this name.
import { Header as HeaderOfCopy } from 'lintel-copy';
import { createElement as h, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const hosts = { eventsStaging: location.origin };
const site = { domain: 'example.com', hosts };
const apps = [Header, HeaderOfCommonJs, HeaderOfCopy].map((Copy) => ({
  Copy,
  root: createRoot(document.body.appendChild(document.createElement('div'))),
}));

let round = 0;
mount();
window.contract.remount = mount;

/** Unmounts what is there, and mounts every header again. */
function mount() {
  round += 1;
  apps.forEach(({ Copy, root }, index) => {
    const props = { id: `copy-${index}`, site, consent: 'granted' };
    root.render(h(StrictMode, { key: round }, h(Copy, props)));
  });
}
