import { Component, type ReactNode } from 'react'
import { PageFailed } from './page-failed'

interface PageBoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Keeps bars and footer when a page breaks or its file cannot be fetched, for example offline or after an update of the shop. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}
