'use client';
import { createContext, type Context } from 'react';
import { shared } from '../browser/registry';

/**
 * A context that all copies of this version share, so that a header from a
 * federated module, or from the CommonJS build, finds the provider around it in
 * the browser. Only with the same React, whose contexts another React cannot
 * render.
 */
export function sharedContext<T>(name: string, initial: T): Context<T> {
  const all = shared(
    'contexts',
    () => new WeakMap<typeof createContext, Map<string, Context<T>>>(),
  );
  const contexts = all.get(createContext) ?? new Map<string, Context<T>>();
  all.set(createContext, contexts);
  const context = contexts.get(name) ?? createContext(initial);
  contexts.set(name, context);
  return context;
}
