import { Component, type ReactNode } from 'react'
import { EmptyState } from '../parts/EmptyState.js'

/** Keeps a defect of one page to that page: navigation and selection stay. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <EmptyState title="This page failed">
        <p>That is a defect of the console. The API still has the numbers.</p>
        <button type="button" className="button" onClick={() => this.setState({ hasFailed: false })}>
          Show it again
        </button>
      </EmptyState>
    )
  }
}
