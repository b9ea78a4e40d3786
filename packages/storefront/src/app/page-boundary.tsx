import { Component, type ReactNode } from 'react'
import { PageFailed } from './page-failed'

/** Keeps bars and footer when a page breaks or its file cannot be fetched, for example offline or after an update of the shop. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}
