import type { PageDescription } from '../page/description';
import { acts, type Act } from './acts';
import type { Mode } from './buildPages';
import { faults, type PageFault } from './pageFaults';

/** A page, and what happens on it. */
export interface Visit {
  page?: PageDescription;
  /** Whether `lintel/landing` also runs in the page's head. */
  landing?: boolean;
  /** Whether the page has the header and `useTracking`. @default true */
  events?: boolean;
  /** @default 'production' */
  mode?: Mode;
  /** Faults of the browser, set up before anything else runs. */
  faults?: PageFault[];
  /** What the visitor does, with its arguments. */
  act?: [Act, ...unknown[]];
  /** What the page lets the browser prerender. */
  prerenders?: string;
  policy?: string;
}

/**
 * The document of an address: `/page` with a visit as its query, or an empty
 * document.
 */
export function documentOf({ pathname, search }: URL) {
  const visit = (
    pathname === '/page'
      ? JSON.parse(decodeURIComponent(search.slice(1)))
      : { events: false, act: ['arrive'] }
  ) as Visit;
  const { mode = 'production', events = true, landing, policy } = visit;
  const module = (name: string) =>
    `<script type="module" crossorigin src="/${mode}/${name}.js"></script>`;
  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>Delivery</title>
${(visit.faults ?? []).map((fault) => inline(faults, [fault])).join('\n')}
${landing ? module('landing') : ''}
${visit.prerenders ? rules(visit.prerenders) : ''}
${visit.act ? inline(acts, visit.act) : ''}
</head>
<body>
<div id="root" data-page="${escapeAttribute(JSON.stringify(visit.page ?? {}))}"></div>
${events ? module('events') : ''}
</body>
</html>`;
  const headers: Record<string, string> = { 'cache-control': 'no-cache' };
  if (policy) headers['content-security-policy'] = policy;
  return { html, headers };
}

/** Turns a method's text into an expression. */
function inline(
  methods: Record<string, (...values: never[]) => unknown>,
  [name, ...values]: [string, ...unknown[]],
): string {
  const given = JSON.stringify(values).slice(1, -1).replaceAll('<', '\\u003c');
  return `<script>({${methods[name]}})['${name}'](${given})</script>`;
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
