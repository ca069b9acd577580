import { AssumptionsDialog } from './AssumptionsDialog.js'
import { ChangesDialog } from './ChangesDialog.js'
import { ContainersDialog } from './ContainersDialog.js'
import { ItemsDialog } from './ItemsDialog.js'
import { MarksDialog } from './MarksDialog.js'
import { MeetingsDialog } from './MeetingsDialog.js'
import type { Mendable, OpenPoints } from './points.js'

const DIALOGS = {
  changes: ChangesDialog,
  meetings: MeetingsDialog,
  items: ItemsDialog,
  containers: ContainersDialog,
  assumptions: AssumptionsDialog,
  assisted: MarksDialog,
} as const satisfies Record<Mendable, unknown>

/** The dialog in which a list of open points is mended. */
export const MendPlace = ({ list, points, onClose }: { list: Mendable; points: OpenPoints; onClose: () => void }) => {
  const Dialog = DIALOGS[list]
  return <Dialog points={points} onClose={onClose} />
}
