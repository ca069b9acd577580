import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { oneOf } from '#domain/codec'
import type { Uuid } from '#domain/common'
import type { DomainEvent } from '#domain/events/catalogue'
import type { ContainerKind } from '#domain/events/connections'
import { ItemType } from '#domain/events/work-items'
import { AiRule } from '#projections/entities/ai-rule'
import { CodeChange, linksSaid, marksSaid } from '#projections/entities/code-change'
import { entityId } from '#projections/entities/entity'
import { Meeting } from '#projections/entities/meeting'
import { WorkItem } from '#projections/entities/work-item'
import { conflict, type Decided, misused, type Stated, stated, states, unknown } from '../command.js'
import { statesOf } from '../entities.js'
import { argument, choice, date, repository, required, text } from '../field.js'
import { byLeads, inProject, type OfProject } from '../places.js'
import type { Refusal } from '../refusal.js'
import { allOf, fine } from './checks.js'

// Statements of a person about evidence in a container of the project.

const command = inProject('links')

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

const isMapped = (
  { container, containerKind }: Pick<Thing, 'container' | 'containerKind'>,
  { project, directory }: OfProject,
): boolean =>
  directory.containers.some(
    (one) =>
      one.kind === containerKind &&
      one.container === container &&
      one.mappings.some(({ projectId }) => projectId === project.projectId),
  )

const unmapped = (container: string, project: string) =>
  conflict(`${container} does not belong to the project ${project}: map it first`, 'wdi container map --help')

const known = (thing: Thing, context: OfProject) => {
  const { what, container, key } = thing
  const { project, documents } = context
  return allOf(
    isMapped(thing, context) ? fine : unmapped(container, project.name),
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
      const said = linksSaid(saidOf(CodeChange, { container, key }, events))
      const before = said.find((one) => one.workItem === item)
      const thing = { what: 'change', container, key, containerKind: 'repository' as const }
      const event = stated(type, { kind: 'code_change', container, key }, { projectId, workItem: item })
      return saying(thing, context, before?.linked === linked, event)
    },
  })
}

const marking = (takenBack: boolean) => {
  const type = takenBack ? ('AiMarksTakenBack' as const) : ('AiMarksRestored' as const)
  return command({
    ...byLeads,
    path: takenBack ? 'ai-mark take-back' : 'ai-mark restore',
    summary: takenBack
      ? 'state that the marks of AI assistance of a change are wrong'
      : 'let the marks of AI assistance of a change count again',
    fields: ofChange,
    example: 'github.com/acme/api "#1" --project "Web shop"',
    appends: [type],
    looksUp: ({ repository, change }, { workspaceId }) => looking(CodeChange)(repository, change, workspaceId),
    decide: ({ repository: container, change: key }, events, context) => {
      const { projectId } = context.project
      const before = marksSaid(saidOf(CodeChange, { container, key }, events)).at(-1)?.takenBack ?? false
      const thing = { what: 'change', container, key, containerKind: 'repository' as const }
      const event = stated(type, { kind: 'code_change', container, key }, { projectId })
      return saying(thing, context, before === takenBack, event)
    },
  })
}

const ruleMarking = (takenBack: boolean) => {
  const type = takenBack ? ('AiRuleTakenBack' as const) : ('AiRuleRestored' as const)
  return command({
    ...byLeads,
    path: takenBack ? 'ai-mark take-back-rule' : 'ai-mark restore-rule',
    summary: takenBack
      ? 'state that the marks that a rule found in a span of days are wrong'
      : 'let the marks that a rule found in that span of days count again',
    fields: {
      repository: ofChange.repository,
      rule: argument(text('rule'), 'the rule, as `wdi import git <path> --dry-run` prints it'),
      from: required(date, 'first UTC day of the merges'),
      to: required(date, 'last UTC day of the merges'),
    },
    example: 'github.com/acme/api signed:copilot@github.com --project "Web shop" --from 2026-04-22 --to 2026-05-05',
    appends: [type],
    decide: ({ repository: container, rule, from, to }, events, context) => {
      const { projectId, name } = context.project
      if (!isMapped({ container, containerKind: 'repository' }, context)) return unmapped(container, name)
      if (to < from) return misused('--to is before --from: give the first day by --from')
      const spans = statesOf(AiRule, events).find(({ ref }) => ref.container === container && ref.key === rule)
      const isSaid = spans?.state.spans.some((one) => one.from === from && one.to === to) ?? false
      const event = stated(type, { kind: 'ai_rule', container, key: rule }, { projectId, rule, from, to })
      return isSaid === takenBack ? states({ rule }) : states({ rule }, event)
    },
  })
}

const orNone = <A extends string>(value: A | 'none'): A | null => (value === 'none' ? null : (value as A))

export const linkCommands = [
  linking(true),
  linking(false),
  marking(true),
  marking(false),
  ruleMarking(true),
  ruleMarking(false),
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
