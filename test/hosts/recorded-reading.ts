import { UsedChoices } from '#connectors/files/used-choices'
import { ListReading } from '#connectors/hosts/list-reading'
import { turnsOf } from '#connectors/hosts/turns'
import type { Instant } from '#domain/common'
import type { CodeChangeFacts } from '#domain/events/code'
import type { Held } from '#import/held'
import { type HostRecord, isNoFact } from '#import/source'
import { type Ask, HostFailure, type HostFault, type Quota } from '#sources/kit/hosts/ask'
import type { Host, HostContainer, HostList } from '#sources/kit/hosts/host'
import { movedClock } from '#test/support/hosts/clock'
import { clientAt } from '#test/support/hosts/local-client'
import { listOf } from '#test/support/hosts/reading'
import { ANSWERS } from '../connectors/files/support.js'
import { type RecordedExchange, type Recording, recordedExchanges } from './recorded-exchanges.js'
import { openRecordedHost, type RecordedHost, type RecordedHostOptions } from './recorded-host.js'

/** A recording, and the repository in it. */
export interface RecordedProduct extends Omit<RecordedHostOptions, 'exchanges'> {
  readonly host: Host
  readonly recording: Recording
  readonly repository: string
  /** An instant at which its limits were as its headers tell. */
  readonly now: Instant
}

/** All that came of one way through a list of a recorded host. */
export interface RecordedList {
  /** Each record of the list by its key: a line on its fact, or the reason for which it was refused. */
  readonly told: Readonly<Record<string, string>>
  /** The members of its records that the list does not know. */
  readonly unknownMembers: readonly string[]
  /** The fault that ended the reading; null if the list was read to its end. */
  readonly fault: HostFault['tag'] | null
}

/** A recorded host that is asked by the real client. */
export interface AskedRecording {
  readonly recorded: RecordedHost
  readonly exchanges: readonly RecordedExchange[]
  readonly ask: Ask
  readonly quota: () => Quota | null
  readonly container: HostContainer
  readonly read: (list: string) => Promise<RecordedList>
}

const NOTHING_HELD: Held = {
  among: async () => new Set(),
  async *in() {},
}

const withInstant = (state: string, at: Instant | null): string => (at === null ? state : `${state} ${at}`)

const changeLine = ({ mergedAt, closedAt }: CodeChangeFacts): string =>
  mergedAt === null ? withInstant(closedAt === null ? 'open' : 'closed', closedAt) : withInstant('merged', mergedAt)

/** The key of a record, and a line on its fact; null if it says nothing of a record of the list. */
const lineOf = (record: HostRecord): readonly [string, string] | null => {
  if (record.kind === 'page_end' || record.kind === 'still_there') return null
  if (record.kind !== 'dead_letter' && isNoFact(record)) return null
  switch (record.kind) {
    case 'dead_letter':
      return [record.about?.key ?? '', `refused: ${record.message}`]
    case 'code_change':
      return [record.key, changeLine(record.data)]
    case 'work_item':
      return [record.key, withInstant(record.data.state, record.data.doneAt)]
    case 'release':
      return [record.key, withInstant('released', record.data.releasedAt)]
    default:
      return [record.key, record.kind]
  }
}

/** The list without commits, which nobody recorded. */
const withoutDetails = ({ detailed: _, ...list }: HostList): HostList => list

/** Opens a recording, and looks at its repository. */
export const askRecording = async (product: RecordedProduct): Promise<AskedRecording> => {
  const { host, recording, repository, now } = product
  const clock = movedClock(now)
  const exchanges = await recordedExchanges(recording)
  const recorded = await openRecordedHost(clock, { ...product, exchanges })
  const { ask, quota } = clientAt(recorded.host, host, clock)
  const { containers } = await host.look(ask, [repository])
  const [container] = containers
  if (container === undefined) throw new Error('the repository was not recorded')

  const read = async (name: string): Promise<RecordedList> => {
    const [turn] = turnsOf([withoutDetails(listOf(host, name))], containers, [])
    if (turn === undefined) throw new Error(`there is no list ${name}`)
    const reading = new ListReading(
      turn,
      { kind: 'first', since: null, changedSince: null, resumed: null },
      {
        ask,
        held: NOTHING_HELD,
        hinted: [],
        onRecords: () => undefined,
        making: {
          used: new UsedChoices(ANSWERS),
          conventions: { dates: null, decimal: null, zone: null },
          trackers: new Map(),
          now,
        },
      },
    )
    const told: Record<string, string> = {}
    let fault: HostFault['tag'] | null = null
    try {
      for await (const record of reading.records()) {
        const [key, line] = lineOf(record) ?? []
        if (key !== undefined && line !== undefined) told[key] = line
      }
    } catch (error) {
      if (!(error instanceof HostFailure)) throw error
      fault = error.fault.tag
    }
    return { told, unknownMembers: [...reading.unknownMembers], fault }
  }
  return { recorded, exchanges, ask, quota, container, read }
}
