import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** replaces children that threw while rendering; `tryAgain` renders them again */
  renderFallback: (error: unknown, tryAgain: () => void) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined
}

/**
 * React needs a class for error boundaries. errors/handle-error.ts reports the errors of all of
 * them.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } }
  }

  override state: ErrorBoundaryState = {}

  override render(): ReactNode {
    const { failure } = this.state
    return failure
      ? this.props.renderFallback(failure.error, () => this.setState({ failure: undefined }))
      : this.props.children
  }
}
