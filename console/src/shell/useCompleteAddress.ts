import { useEffect } from 'react'
import { presetOf } from '../address/periods.js'
import { select, useAddress } from '../address/useAddress.js'
import { useAccess } from '../selection/access.js'
import { completed } from '../selection/defaults.js'
import { usePage } from '../selection/offered.js'
import { remember, remembered } from '../selection/remembered.js'
import { useSelected } from '../selection/selected.js'

/**
 * Writes what the address leaves open into it, so that a link shows another person the same, and remembers what is selected for
 * the next visit.
 */
export const useCompleteAddress = (): void => {
  const { selection } = useAddress()
  const access = useAccess()
  const page = usePage()
  const { workspace, today, timeZone, start, end } = useSelected()
  const { projectId } = selection
  const needsProject = page?.selection === 'project'
  const isComplete = selection.start !== null && (projectId !== null || !needsProject)
  useEffect(() => {
    if (access === null || isComplete) return
    const found = completed(selection, access, today, remembered(workspace), needsProject)
    select({ ...found, timeZone }, 'replace')
  }, [access, isComplete, needsProject, selection, today, timeZone, workspace])
  useEffect(() => {
    if (!isComplete) return
    const one = projectId === 'all' ? null : projectId
    const last = remembered(workspace)
    remember(workspace, { projectId: one ?? last.projectId, preset: presetOf({ start, end }, today), timeZone })
  }, [isComplete, projectId, workspace, start, end, today, timeZone])
}
