import { renderToReadableStream } from 'react-dom/server';
import { Page } from './Page';

const server = Bun.serve({
  hostname: '127.0.0.1',
  port: Number(process.env.PORT),
  async fetch(request) {
    const { pathname } = new URL(request.url);
    const file = Bun.file(`dist${pathname}`);
    if (await file.exists()) return new Response(file);
    const stream = await renderToReadableStream(<Page path={pathname} />, {
      bootstrapModules: ['/client.js'],
    });
    return new Response(stream, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  },
});
console.log(`Listening on ${server.url}`);
