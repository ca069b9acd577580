import './skeleton.css'

/** Stands where content will be, with about its height, so that nothing jumps when it arrives. */
export const Skeleton = ({ heights, label }: { heights: readonly number[]; label: string }) => (
  <div className="skeleton" role="status">
    <span className="unseen">Loading {label}</span>
    {heights.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other identity
      <div key={index} className="skeleton-block" style={{ height }} />
    ))}
  </div>
)
