import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Forwards a request to a server on this machine, and returns its response. */
export function proxyTo(port: number) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { method, url, headers } = req;
    const onward = request({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers,
    });
    onward.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.once('error', () => res.destroy());
    res.once('close', () => onward.destroy());
    req.pipe(onward);
  };
}
