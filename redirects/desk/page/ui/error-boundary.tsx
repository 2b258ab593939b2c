import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  renderFallback: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

/** A view that breaks, or whose code cannot be fetched, leaves the rest of the desk. React knows error boundaries as classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFallback(() => this.setState({ hasFailed: false })) : this.props.children
  }
}
