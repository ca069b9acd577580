import type { ReactNode } from 'react'
import './empty-state.css'

/** The notice where there is nothing to show: why, and what to do first. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="empty-state">
    <p className="empty-state-title">{title}</p>
    {children}
  </div>
)
