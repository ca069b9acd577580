import './not-known.css'

/**
 * The notice in place of an unknown number. It never looks like a zero. In tables and sentences it stands alone; where
 * there is room it says why.
 */
export const NotKnown = ({ reason }: { reason?: string }) => {
  if (reason === undefined) return <span className="not-known is-inline">not known</span>
  return (
    <div className="not-known">
      <p className="not-known-title">Not known</p>
      <p>{reason}</p>
    </div>
  )
}
