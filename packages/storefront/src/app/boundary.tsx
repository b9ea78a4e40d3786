import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  onError: (error: unknown) => void
  /** In the place of what broke. */
  fallback: ReactNode
  /** Another one lets it try again. */
  turn: number
  children: ReactNode
}

/**
 * What breaks or whose file cannot be fetched takes nothing else down: offline, after an update of the shop, over an
 * answer that cannot be read.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override componentDidUpdate({ turn }: BoundaryProps) {
    if (this.state.failed && turn !== this.props.turn) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
