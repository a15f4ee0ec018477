import type { Route } from './route';

const TRANSPARENT_GIF = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.charCodeAt(0),
);

export const landing: Route = {
  method: 'GET',
  path: '/api/track/Track',
  crossOrigin: true,
  answer: () => ({
    status: 200,
    headers: { 'content-type': 'image/gif' },
    body: TRANSPARENT_GIF,
  }),
};
