// 100 components that check the login: from three copies of the package, in two
// apps, rendered twice by React's StrictMode.
import { useAuth } from 'lintel';
// @ts-expect-error The build makes up this name.
import { useAuth as useAuthOfCommonJs } from 'lintel-cjs';
// @ts-expect-error The tests install it under this name.
import { useAuth as useAuthOfCopy } from 'lintel-copy';
import { createElement as h, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const COPIES = [useAuth, useAuthOfCommonJs, useAuthOfCopy];
const APPS = 2;
const ASKERS = 50;

const roots = Array.from({ length: APPS }, () =>
  createRoot(document.body.appendChild(document.createElement('div'))),
);

let round = 0;
mount();
window.contract.remount = mount;

/** Unmounts what is there, and mounts every component again. */
function mount() {
  round += 1;
  const askers = Array.from({ length: ASKERS }, (_, index) =>
    h(Asker, {
      key: `${round}-${index}`,
      round,
      useAuth: COPIES[index % COPIES.length],
    }),
  );
  for (const root of roots) root.render(h(StrictMode, null, askers));
}

/** @param {{ round: number, useAuth: typeof import('lintel').useAuth }} props */
function Asker({ round, useAuth }) {
  return h('p', null, `${useAuth().status} in round ${round}`);
}
