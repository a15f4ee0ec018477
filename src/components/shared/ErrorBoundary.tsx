'use client';
import { Component, type ReactNode } from 'react';
import { reportError, type LintelErrorDetail } from '../../core/report/report';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** @default nothing */
  fallback?: ReactNode;
  /** What it reports as. @default nothing is reported */
  part?: LintelErrorDetail['part'];
  onError?(error: unknown): void;
}

/** Shows `fallback` once something under it has thrown, and tells the page and `onError` once. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: boolean }
> {
  // Not a class field, for which the build would add its own code.
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

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
