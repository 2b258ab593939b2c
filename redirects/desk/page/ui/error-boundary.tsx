import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  renderFallback: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

/** When a view fails, or its code cannot be loaded, the rest of the desk stays. React needs a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFallback(() => this.setState({ hasFailed: false })) : this.props.children
  }
}
