import type { ReactNode } from 'react';

/**
 * An element as a client component gets it from a server component: perhaps
 * before it has arrived.
 * https://github.com/facebook/react/blob/v19.0.0/packages/react-client/src/ReactFlightClient.js
 */
export function fromServer(element: ReactNode): ReactNode {
  const chunk: Chunk = Promise.resolve(element);
  const arrive = (value: ReactNode) =>
    Object.assign(chunk, { status: 'fulfilled', value });
  if (element instanceof Promise) void chunk.then(arrive);
  else arrive(element);
  const lazy = {
    $$typeof: Symbol.for('react.lazy'),
    _payload: chunk,
    _init(payload: Chunk) {
      if (payload.status === 'fulfilled') return payload.value;
      throw payload;
    },
  };
  return lazy as unknown as ReactNode;
}

type Chunk = Promise<ReactNode> & { status?: string; value?: ReactNode };
