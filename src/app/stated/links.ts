import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { oneOf } from '#domain/codec'
import type { Uuid } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import type { ContainerKind } from '#domain/events/connections'
import { ItemType } from '#domain/events/work-items'
import { CodeChange } from '#projections/entities/code-change'
import { entityId } from '#projections/entities/entity'
import { Meeting } from '#projections/entities/meeting'
import { WorkItem } from '#projections/entities/work-item'
import { conflict, type Decided, type Stated, stated, states, unknown } from '../command.js'
import { argument, choice, repository, text } from '../field.js'
import { inProject, type OfProject } from '../places.js'
import type { Refusal } from '../refusal.js'
import { statesOf } from '../state.js'
import { allOf, fine } from './checks.js'

// Statements of a person about evidence in a container of the project.

const command = inProject('links')
const byLeads = { action: 'integrations.manage' } as const

const ofChange = {
  repository: argument(repository, 'its canonical name: host and path of its remote, e.g. github.com/acme/api'),
  change: argument(text('reference'), "the change's reference: #12, or a commit's id"),
}
const workItem = argument(text('key'), 'key of the work item: SHOP-12, or #12')
const ofMeeting = {
  calendar: argument(text('calendar'), 'the calendar'),
  meeting: argument(text('reference'), 'the meeting'),
}
const ofItem = {
  tracker: argument(text('tracker'), 'the tracker project'),
  item: argument(text('key'), "the item's key"),
}

interface Thing {
  readonly what: string
  readonly container: string
  readonly key: string
  readonly containerKind: ContainerKind
}

const isHeld = (document: unknown): boolean =>
  ((document as { observations?: readonly unknown[] } | undefined)?.observations ?? []).length > 0

const known = ({ what, container, key, containerKind }: Thing, { project, directory, documents }: OfProject) => {
  const mapped = directory.containers.some(
    (one) =>
      one.kind === containerKind &&
      one.container === container &&
      one.mappings.some(({ projectId }) => projectId === project.projectId),
  )
  return allOf(
    mapped
      ? fine
      : conflict(
          `${container} does not belong to the project ${project.name}: map it first (\`wdi container map --help\`)`,
        ),
    documents.some(isHeld) ? fine : unknown(what, `${key} in ${container}`, 'no connection has it: import it first'),
  )
}

const saying = (thing: Thing, context: OfProject, already: boolean, event: Stated): Decided => {
  const check: Either<Refusal, unknown> = known(thing, context)
  if (isLeft(check)) return check
  return already ? states({ [thing.what]: thing.key }) : states({ [thing.what]: thing.key }, event)
}

const looking =
  <E>(collection: E) =>
  (container: string, key: string, workspaceId: Uuid) => ({
    collection,
    ids: [entityId(workspaceId, { container, key })],
  })

const saidOf = <S extends { readonly said: readonly unknown[] }>(
  entity: Parameters<typeof statesOf<S>>[0],
  { container, key }: Pick<Thing, 'container' | 'key'>,
  events: readonly DomainEvent[],
): S['said'] =>
  statesOf(entity, events).find(({ ref }) => ref.container === container && ref.key === key)?.state.said ?? []

const linking = (linked: boolean) => {
  const type = linked ? ('ChangeLinked' as const) : ('ChangeUnlinked' as const)
  return command({
    ...byLeads,
    path: linked ? 'change link' : 'change unlink',
    summary: linked ? 'link a change to a work item' : 'unlink a change from a work item, whatever its text says',
    fields: { ...ofChange, item: workItem },
    example: 'github.com/acme/api "#1" SHOP-1 --project "Web shop"',
    appends: [type],
    looksUp: ({ repository, change }, { workspaceId }) => looking(CodeChange)(repository, change, workspaceId),
    decide: ({ repository: container, change: key, item }, events, context) => {
      const { projectId } = context.project
      const said = saidOf(CodeChange, { container, key }, events)
      const before = said.find((one) => one.workItem === item)
      const thing = { what: 'change', container, key, containerKind: 'repository' as const }
      const event = stated(type, { kind: 'code_change', container, key }, { projectId, workItem: item })
      return saying(thing, context, before?.linked === linked, event)
    },
  })
}

const orNone = <A extends string>(value: A | 'none'): A | null => (value === 'none' ? null : (value as A))

export const linkCommands = [
  linking(true),
  linking(false),
  command({
    ...byLeads,
    path: 'meeting tag',
    summary: 'attribute a meeting to the project, or mark it as unrelated',
    fields: {
      ...ofMeeting,
      tag: argument(choice(oneOf('attributed', 'unrelated', 'none'), 'tag'), 'its tag; none removes it'),
    },
    example: 'team@acme kick-off attributed --project "Web shop"',
    appends: ['MeetingTagged'],
    looksUp: ({ calendar, meeting }, { workspaceId }) => looking(Meeting)(calendar, meeting, workspaceId),
    decide: ({ calendar: container, meeting: key, tag: given }, events, context) => {
      const { projectId } = context.project
      const tag = orNone(given)
      const before = saidOf(Meeting, { container, key }, events).at(-1)?.tag ?? null
      const thing = { what: 'meeting', container, key, containerKind: 'calendar' as const }
      const event = stated('MeetingTagged', { kind: 'meeting', container, key }, { projectId, tag })
      return saying(thing, context, before === tag, event)
    },
  }),
  command({
    ...byLeads,
    path: 'item type',
    summary: 'set the type of a work item, whatever its tracker reports',
    fields: {
      ...ofItem,
      type: argument(choice(oneOf(...ItemType.values, 'none'), 'type'), 'its type; none removes it'),
    },
    example: 'SHOP SHOP-1 bug --project "Web shop"',
    appends: ['WorkTypeSet'],
    looksUp: ({ tracker, item }, { workspaceId }) => looking(WorkItem)(tracker, item, workspaceId),
    decide: ({ tracker: container, item: key, type: given }, events, context) => {
      const { projectId } = context.project
      const workType = orNone(given)
      const before = saidOf(WorkItem, { container, key }, events).at(-1)?.workType ?? null
      const thing = { what: 'item', container, key, containerKind: 'tracker_project' as const }
      const event = stated('WorkTypeSet', { kind: 'work_item', container, key }, { projectId, workType })
      return saying(thing, context, before === workType, event)
    },
  }),
]
