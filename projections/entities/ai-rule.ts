import * as t from 'io-ts'
import { closed } from '#domain/codec'
import { CivilDate, type Instant, NonEmptyString, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { addDays, startOfDay } from '#domain/time'
import { entity, entityId, nameOf } from './entity.js'
import { placeOf } from './observed-entity.js'
import { sayingMembers } from './saying.js'

const Span = closed('Span', { ...sayingMembers, from: CivilDate, to: CivilDate })
type Span = t.TypeOf<typeof Span>
const State = closed('AiRule', {
  workspaceId: Uuid,
  /** The repository. */
  place: NonEmptyString,
  rule: NonEmptyString,
  /** UTC days, both included, on which its marks were taken back. */
  spans: t.readonlyArray(Span),
})
export type AiRuleState = t.TypeOf<typeof State>

type Said = Pick<Span, 'projectId' | 'from' | 'to'>
const isSame = (a: Said, b: Said): boolean => a.projectId === b.projectId && a.from === b.from && a.to === b.to
const textOf = ({ from, to, projectId }: Span): string => `${from} ${to} ${projectId}`
const inOrder = (a: Span, b: Span): number => compareText(textOf(a), textOf(b))

/** A rule that finds AI marks, in a repository in which people took some of its marks back. */
export const AiRule = entity<AiRuleState>({
  name: 'ai_rule',
  codec: State,
  indexes: [['workspaceId', 'place']],
  on: {
    AiRuleTakenBack: (state, { data: { projectId, rule, from, to }, metadata }) => {
      const { workspaceId, occurredAt, entity: ref } = metadata
      const others = (state?.spans ?? []).filter((one) => !isSame(one, { projectId, from, to }))
      const spans = [...others, { projectId, at: occurredAt, from, to }].sort(inOrder)
      return { workspaceId, place: placeOf(ref), rule, spans }
    },
    AiRuleRestored: (state, { data }) => {
      const spans = (state?.spans ?? []).filter((one) => !isSame(one, data))
      return state === undefined || spans.length === 0 ? undefined : { ...state, spans }
    },
  },
  relations: {},
})

/** The name of a rule in a repository. */
export const ruleName = (workspaceId: string, place: string, rule: string): string =>
  nameOf(AiRule, entityId(workspaceId, { container: place, key: rule }))

/** Says whether a rule's marks of a change that was merged at an instant were taken back. */
export const isTakenBack = ({ spans }: AiRuleState, mergedAt: Instant): boolean =>
  spans.some(({ from, to }) => startOfDay(from, 'UTC') <= mergedAt && mergedAt < startOfDay(addDays(to, 1), 'UTC'))
