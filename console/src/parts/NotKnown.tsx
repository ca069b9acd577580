import type { Remedy } from '../format/remedy.js'
import { useIsClient } from '../session/context.js'
import { Command } from './Command.js'
import './not-known.css'

export type { Remedy } from '../format/remedy.js'

/**
 * The notice in place of an unknown number. It never looks like a zero. In tables and sentences it stands alone; where
 * there is room it says why, and what to run.
 */
export const NotKnown = ({ reason, remedy }: { reason?: string; remedy?: Remedy | null }) => {
  if (reason === undefined) return <span className="not-known is-inline">not known</span>
  return (
    <div className="not-known">
      <p className="not-known-title">Not known</p>
      <p>{reason}</p>
      {remedy !== undefined && remedy !== null && <RemedyNote remedy={remedy} />}
    </div>
  )
}

/** A remedy with its command to copy; nothing for a client, who has no command. */
export const RemedyNote = ({ remedy }: { remedy: Remedy }) =>
  useIsClient() ? null : (
    <div className="remedy">
      <p className="small soft">{remedy.text}</p>
      {remedy.command !== null && <Command line={remedy.command} />}
    </div>
  )
