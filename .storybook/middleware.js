import { RETURNED } from './returned.js';

/**
 * The pages that the header links to do not exist here. If a visitor follows
 * such a link, logs in or logs out, this returns them to the story. It is
 * JavaScript, because Storybook accepts no other form of this file, and not a
 * Vite plugin, because Storybook does not pass requests for `/` to plugins.
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
 * Answered by Storybook itself, or by the backend.
 *
 * @param {string} url
 */
function isAnswered(url) {
  return /^\/(iframe\.html|\?path=|auth\/protected-redirect\/)/.test(url);
}
