import { throwAt } from './hostileValues';
import type { Place } from './places';

/** A way to spoil a place. */
export interface Mutation {
  title: string;
  kind: Place['kind'];
  severity: 'error' | 'warning';
  /** Which places of the kind it is possible at; all by default. */
  where?: (place: Place, first: Place) => boolean;
  /** Returns the path below the place that the validator has to name. */
  spoil: (place: Place, content: unknown, first: Place) => string;
}

export function change(
  kind: Mutation['kind'],
  title: string,
  spoil: Mutation['spoil'],
): Mutation {
  return { kind, title: `${kind} with ${title}`, severity: 'error', spoil };
}

export function put(
  kind: Mutation['kind'],
  key: string,
  title: string,
  value: unknown,
  severity: Mutation['severity'] = 'error',
): Mutation {
  const mutation = change(kind, `${key}: ${title}`, ({ node }) => {
    node[key] = value;
    return `.${key}`;
  });
  return { ...mutation, severity };
}

export function replace(
  kind: Mutation['kind'],
  title: string,
  value: unknown,
): Mutation {
  return change(kind, `${title} in its place`, ({ holder, key }) => {
    holder[key] = value;
    return '';
  });
}

export function throwing(kind: Mutation['kind'], key: string): Mutation {
  return change(kind, `${key}: a getter that throws`, ({ node }) => {
    throwAt(node, key);
    return `.${key}`;
  });
}

/** As `JSON.parse` makes it: an own property. */
export function prototypeKey(kind: Mutation['kind']): Mutation {
  const mutation = change(kind, '__proto__ of its own', ({ node }) => {
    Object.defineProperty(node, '__proto__', {
      enumerable: true,
      value: { label: 'polluted', href: 'javascript:alert(1)' },
    });
    return '.__proto__';
  });
  return { ...mutation, severity: 'warning' };
}
