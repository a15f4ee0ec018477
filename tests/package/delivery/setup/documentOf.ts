import type { PageDescription } from '../page/description';
import { acts, type Act } from './acts';

/** A page, and what happens on it. */
export interface Visit {
  page?: PageDescription;
  /** Whether `lintel/landing` also runs in the page's head. */
  landing?: boolean;
  /** Whether the page has the header and `useTracking`. @default true */
  events?: boolean;
  /** What happens on the page, with its arguments. */
  act?: [Act, ...unknown[]];
  /** What the page lets the browser prerender. */
  prerenders?: string;
}

/**
 * The document of an address: `/page` with a visit as its query, or an empty
 * document.
 */
export function documentOf({ pathname, search }: URL): string {
  const visit = (
    pathname === '/page'
      ? JSON.parse(decodeURIComponent(search.slice(1)))
      : { events: false, act: ['arrive'] }
  ) as Visit;
  const { events = true, landing, act, prerenders } = visit;
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>Delivery</title>
${landing ? module('landing') : ''}
${prerenders ? rules(prerenders) : ''}
${act ? inline(act) : ''}
</head>
<body>
<div id="root" data-page="${escapeAttribute(JSON.stringify(visit.page ?? {}))}"></div>
${events ? module('events') : ''}
</body>
</html>`;
}

function module(name: string): string {
  return `<script type="module" crossorigin src="/built/${name}.js"></script>`;
}

/** Turns a method's text into an expression. */
function inline([name, ...values]: [Act, ...unknown[]]): string {
  const given = JSON.stringify(values).slice(1, -1).replaceAll('<', '\\u003c');
  return `<script>({${acts[name]}})['${name}'](${given})</script>`;
}

function rules(address: string): string {
  const prerender = [
    { source: 'list', urls: [address], eagerness: 'immediate' },
  ];
  return `<script type="speculationrules">${JSON.stringify({ prerender })}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
