import { measuredNumber } from '#domain/coverage'
import type { DocumentReader } from '#domain/documents'
import type { ReadRequest, SelectedProject } from '#domain/operation'
import { periodUntil } from '#domain/period'
import { civilDateOf } from '#domain/time'
import { lockInForce, type ScopeLockState } from '../entities/scope-lock.js'
import { countAdded } from '../scope-creep/read.js'
import { expansionPct } from '../scope-creep/report.js'
import { coverageOf, type Held } from '../selection/coverage.js'
import { reachNote } from '../selection/reach.js'
import type { GrowthSince } from './response.js'
import { monthTexts, portfolioTexts } from './texts.js'

/** Reads what was added to a project since the lock that is in force today, up to now; null without a lock. */
export const readGrowth = async (
  asked: ReadRequest,
  project: SelectedProject,
  locks: readonly ScopeLockState[],
  held: Held,
  docs: DocumentReader,
): Promise<GrowthSince | null> => {
  const { now } = asked
  const { timeZone } = asked.period
  const today = civilDateOf(now, timeZone)
  const lock = lockInForce(locks, today, now)
  if (lock === null) return null
  const period = periodUntil(now, { start: lock.lockedOn, end: today, timeZone })
  const request = { ...asked, projects: [project], unmappedToo: false, period } as const
  const coverage = coverageOf(['work_item'], request, held)
  const availability = coverage.availability.work_item
  const added = availability === 'unavailable' ? null : await countAdded(request, held, lock, docs)
  const pct = added === null ? null : expansionPct(lock, added, availability)
  const reach = reachNote(coverage, ['work_item'], request)
  const whyNull = added === null ? portfolioTexts.noTracker : portfolioTexts.partlyReadSince
  const whyPart = reach ?? (availability === 'partial' ? monthTexts.partlyRead : null)
  return {
    since: lock.lockedOn,
    timeZone: lock.timeZone,
    lockedItems: lock.items.length,
    addedItems: measuredNumber(availability, added),
    pct,
    availability,
    reason: pct !== null ? whyPart : lock.items.length === 0 ? portfolioTexts.emptyLock : whyNull,
  }
}
