'use client';
import { useState, type ComponentType } from 'react';
import type { Loader } from '../browser/loader';
import { ErrorBoundary } from './ErrorBoundary';
import { useLoaded } from './useStore';

export interface LoadedPart<Props> {
  Part: ComponentType<Props>;
  name: Loader<unknown>['part'];
  onError(error: unknown): void;
}

/**
 * A component that is loaded when it is wanted, for `LazyPart`. `null` until it
 * is loaded, and if it cannot be loaded or has thrown: a fallback is shown then.
 * Errors are reported, and passed to `onError`.
 */
export function useLazyPart<Props extends object>(
  loader: Loader<ComponentType<Props>>,
  wanted: boolean,
  onError?: (error: unknown) => void,
): LoadedPart<Props> | null {
  const Part = useLoaded(loader, wanted);
  const [failed, setFailed] = useState(false);
  if (!wanted || !Part || failed) return null;
  return {
    Part,
    name: loader.part,
    onError(error) {
      setFailed(true);
      onError?.(error);
    },
  };
}

interface LazyPartProps<Props> {
  part: LoadedPart<Props> | null;
  props: Props;
}

/** Renders a part once it is loaded. What it throws does not reach the rest. */
export function LazyPart<Props extends object>({
  part,
  props,
}: LazyPartProps<Props>) {
  if (!part) return null;
  const { Part, name, onError } = part;
  return (
    <ErrorBoundary part={name} onError={onError}>
      <Part {...props} />
    </ErrorBoundary>
  );
}
