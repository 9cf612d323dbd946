import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces the children after one of them throws. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/**
 * Shows a fallback when a screen throws. Give it a key, so that the next screen starts without the
 * error.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override state: ErrorBoundaryState = { failed: false };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
