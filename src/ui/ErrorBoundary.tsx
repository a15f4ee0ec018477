'use client';
import { Component, type ReactNode } from 'react';
import { reportError, type LintelErrorDetail } from '../browser/report';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** @default nothing */
  fallback?: ReactNode;
  /** The part's name in `lintel:error`. @default no event */
  part?: LintelErrorDetail['part'] | null;
  onError?(error: unknown): void;
}

/** Renders `fallback` if a child throws, dispatches `lintel:error` and calls `onError` once (behaviour E1). */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { part, onError } = this.props;
    if (part) reportError(part, error);
    onError?.(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
