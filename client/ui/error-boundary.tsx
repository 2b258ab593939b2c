import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** shown instead of children that threw while they were drawn; `tryAgain` draws them again */
  renderFallback: (error: unknown, tryAgain: () => void) => ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined
}

/** React knows error boundaries as classes only. The error itself is reported once, for all of them (errors/handle-error.ts). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } }
  }

  override state: ErrorBoundaryState = {}

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.renderFallback(failure.error, () => this.setState({ failure: undefined })) : this.props.children
  }
}
