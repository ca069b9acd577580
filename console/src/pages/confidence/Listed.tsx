import { Count } from '../../parts/values.js'

/** The notice where more is open than is listed. */
export const Listed = ({ listed, total }: { listed: number; total: number | null }) => {
  if (total === null || total <= listed) return null
  return (
    <p className="small soft" role="status">
      The newest of <Count value={total} /> are listed. The next ones are listed once these are done.
    </p>
  )
}
