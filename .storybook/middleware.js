import { RETURNED } from './returned.js';

/**
 * Pages that the header links to are not here: who follows such a link, logs
 * in or logs out comes back to the story, as if every page were that one.
 * JavaScript, because Storybook takes this file in no other form; and not a
 * plugin of Vite, which Storybook does not ask about `/`.
 *
 * @param {{ use(handler: import('vite').Connect.NextHandleFunction): unknown }} app
 */
export default function returnToStory(app) {
  app.use((req, res, next) => {
    const story = storyBefore(req.headers.referer);
    const isPage = req.headers['sec-fetch-mode'] === 'navigate';
    if (!story || !isPage || isAnswered(req.url ?? '/')) next();
    else res.writeHead(302, { location: story }).end();
  });
}

/** @param {string | undefined} referer */
function storyBefore(referer) {
  if (!referer) return undefined;
  const { pathname, searchParams } = new URL(referer);
  if (!pathname.endsWith('/iframe.html')) return undefined;
  searchParams.set(RETURNED, '');
  return `${pathname}?${searchParams.toString()}`;
}

/**
 * By Storybook itself, or by the backend.
 *
 * @param {string} url
 */
function isAnswered(url) {
  return /^\/(iframe\.html|\?path=|auth\/protected-redirect\/)/.test(url);
}
