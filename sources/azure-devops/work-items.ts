import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import { type Instant, PositiveInt } from '#domain/common'
import { compareText } from '#domain/compare'
import type { ItemState, WorkItemFacts } from '#domain/events/work-items'
import { instantIn } from '#domain/time'
import { webAddress } from '#domain/web-address'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { asFact, mapping } from '#sources/kit/mapping'
import { changedSince, labelsOf, titleOf, unknownStatus } from '#sources/kit/trackers/item'
import { organizationOf } from './repository.js'
import { stateOf, typeOf } from './state.js'

const Time = refined(t.string, (text) => instantIn(text) !== null, 'an instant with a zone')

const Fields = t.intersection([
  t.type({
    'System.TeamProject': t.string,
    'System.WorkItemType': t.string,
    'System.State': t.string,
    'System.CreatedDate': Time,
  }),
  t.partial({
    'System.Title': maybe(t.string),
    'System.Reason': maybe(t.string),
    'System.ChangedDate': maybe(Time),
    'System.Tags': maybe(t.string),
    'System.Parent': maybe(t.number),
    'Microsoft.VSTS.Common.ActivatedDate': maybe(Time),
    'Microsoft.VSTS.Common.StateChangeDate': maybe(Time),
    'Microsoft.VSTS.Common.ClosedDate': maybe(Time),
    'Microsoft.VSTS.Common.ResolvedReason': maybe(t.string),
    'Microsoft.VSTS.Scheduling.OriginalEstimate': maybe(t.number),
  }),
])
type Fields = t.TypeOf<typeof Fields>

const Item = t.intersection([
  t.type({ id: PositiveInt, fields: Fields }),
  t.partial({
    url: maybe(t.string),
    /** The states of its type, where somebody asked for them. */
    states: maybe(t.readonlyArray(t.type({ name: t.string, category: t.string }))),
  }),
])
type Item = t.TypeOf<typeof Item>

const at = (time: string | null | undefined): Instant | null => (time == null ? null : instantIn(time))

/** The times at which an item came into the states of its history, by its fields; null where they do not say. */
interface Instants {
  readonly created: Instant
  readonly started: Instant | null
  readonly ended: Instant | null
}

const instantsOf = (fields: Fields, created: Instant, state: ItemState): Instants => {
  const hasEnded = state === 'done' || state === 'cancelled'
  const changed = changedSince(created, at(fields['Microsoft.VSTS.Common.StateChangeDate']))
  const activated = at(fields['Microsoft.VSTS.Common.ActivatedDate'])
  return {
    created,
    started: state === 'todo' ? null : (activated ?? (state === 'in_progress' ? changed : null)),
    ended: hasEnded ? (at(fields['Microsoft.VSTS.Common.ClosedDate']) ?? changed) : null,
  }
}

const historyOf = ({ created, started, ended }: Instants, state: ItemState): WorkItemFacts['history'] => {
  const entered: { readonly at: Instant; readonly state: ItemState }[] = [{ at: created, state: 'todo' }]
  if (started !== null && (ended === null || started <= ended)) entered.push({ at: started, state: 'in_progress' })
  if (ended !== null) entered.push({ at: ended, state })
  return entered.sort((a, b) => compareText(a.at, b.at))
}

/** Hours with a decimal fraction in whole minutes; null where there are none, or they are not of whole minutes. */
const minutesOf = (hours: number | null | undefined): number | null => {
  if (hours == null || !(hours >= 0)) return null
  const minutes = Math.round(hours * 60)
  return Number.isSafeInteger(minutes) && Math.abs(hours * 60 - minutes) < 0.001 ? minutes : null
}

/** The page of an item; null if its API's address is none. */
const pageOf = ({ id, url, fields }: Item): string | null => {
  const organization = url == null ? null : organizationOf(url)
  return organization === null
    ? null
    : webAddress(`${organization}/${encodeURIComponent(fields['System.TeamProject'])}/_workitems/edit/${id}`)
}

/** The key by which people name an item everywhere else. */
const keyOf = (id: number): string => `AB#${id}`

const mapItem = (item: Item, choices: Choices): readonly Mapped[] => {
  const { id, fields, states } = item
  const status = fields['System.State']
  const reason = fields['Microsoft.VSTS.Common.ResolvedReason'] ?? fields['System.Reason'] ?? null
  const state = stateOf(status, reason, states ?? [], choices)
  if (state === null) return unknownStatus(status)
  const { type, asks } = typeOf(fields['System.WorkItemType'], choices)
  const instants = instantsOf(fields, at(fields['System.CreatedDate']) as Instant, state)
  const parent = fields['System.Parent']
  const key = keyOf(id)
  return asFact(
    {
      kind: 'work_item',
      place: fields['System.TeamProject'],
      known: { key },
      data: {
        key,
        title: titleOf(fields['System.Title'] ?? ''),
        type,
        state,
        history: historyOf(instants, state),
        createdAt: instants.created,
        startedAt: instants.started,
        doneAt: state === 'done' ? instants.ended : null,
        parent: parent != null && Number.isSafeInteger(parent) && parent > 0 ? keyOf(parent) : null,
        labels: labelsOf((fields['System.Tags'] ?? '').split(';')),
        links: [],
        estimateMinutes: minutesOf(fields['Microsoft.VSTS.Scheduling.OriginalEstimate']),
        url: pageOf(item),
      },
    },
    at(fields['System.ChangedDate']),
    asks,
  )
}

/** Work items as the REST API of Azure DevOps lists them, each with the states of its type where somebody added them. */
export const azureWorkItems: JsonFormat = {
  layout: 'json',
  name: 'azure-work-items',
  title: 'Azure Boards, work items (JSON)',
  provider: 'azure_boards',
  category: 'delivery',
  kinds: ['work_item'],
  asksRole: false,
  list: 'value',
  members: ['id', 'rev', 'fields.System\\.State', 'fields.System\\.WorkItemType', 'fields.System\\.TeamProject'],
  needs: [
    'id',
    'fields.System\\.State',
    'fields.System\\.WorkItemType',
    'fields.System\\.TeamProject',
    'fields.System\\.CreatedDate',
  ],
  map: mapping(Item, mapItem),
}
