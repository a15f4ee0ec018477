import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import manifest from '../../package.json' with { type: 'json' };
import { readStories, withoutCode, type Document } from './documents';

const [, REPOSITORY = ''] =
  /github\.com\/(.+)\.git$/.exec(manifest.repository.url) ?? [];

/** A file of this repository, at an address that works on npm's page, too. */
const OWN = new RegExp(`/${REPOSITORY}/(?:tree/|blob/)?main/(.+)$`);

/** Finds links that lead nowhere, each with its document and line. */
export function brokenLinksIn(documents: readonly Document[]): string[] {
  const ids = storybookIds(documents);
  return documents.flatMap((document) => {
    const words = withoutCode(document);
    const targets = [
      ...words.matchAll(/\]\(([^)\s]+)\)/g),
      ...words.matchAll(/\b(?:href|src)="([^"]+)"/g),
    ];
    return targets
      .filter(([, target = '']) => !leadsSomewhere(target, document, ids))
      .map(({ 1: target, index }) => {
        const line = words.slice(0, index).split('\n').length;
        return `${document.file}:${line} ${target}`;
      });
  });
}

function leadsSomewhere(
  target: string,
  { file, text }: Document,
  ids: ReadonlyMap<string, string>,
): boolean {
  // Checked for their form but never fetched: a test must not need the network.
  if (/^[a-z]+:/.test(target)) {
    const [, own] = OWN.exec(target) ?? [];
    if (own && !existsSync(own)) return false;
    return target.startsWith('https://') && URL.canParse(target);
  }
  const [place = '', anchor] = target.split('#');
  if (place === '') return hasAnchor(text, anchor!);
  const [, id] = /^\?path=\/(?:docs|story)\/([\w-]+)$/.exec(place) ?? [];
  if (id !== undefined) {
    return ids.has(id) && (!anchor || hasAnchor(ids.get(id)!, anchor));
  }
  const other = path.join(path.dirname(file), place);
  if (!existsSync(other)) return false;
  return !anchor || hasAnchor(readFileSync(other, 'utf8'), anchor);
}

function hasAnchor(text: string, anchor: string): boolean {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)];
  return headings.some(([, heading = '']) => slugOf(heading) === anchor);
}

/**
 * The ids that GitHub and Storybook give to headings.
 * https://github.com/Flet/github-slugger
 */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** The existing pages and stories, each with its text. */
function storybookIds(documents: readonly Document[]): Map<string, string> {
  const pages = documents.flatMap(({ text }) => {
    const [, title] = /<Meta title="([^"]+)"/.exec(text) ?? [];
    return title ? [[toId(title, 'docs'), contentOf(text)] as const] : [];
  });
  const stories = readStories().map(
    ({ title, name, source }) =>
      [toId(title, storyNameFromExport(name)), source] as const,
  );
  return new Map([...pages, ...stories]);
}

/** If a page shows a file of `docs`, that file's text too. */
function contentOf(page: string): string {
  const [, guide] = /'(?:\.\.\/)+(docs\/[^']+)\?raw'/.exec(page) ?? [];
  return guide ? page + readFileSync(guide, 'utf8') : page;
}
