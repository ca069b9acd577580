import { isLeft, right } from 'fp-ts/lib/Either.js'
import { AssumptionId } from '#domain/events/engagement'
import { meetingsChoiceIn } from '#projections/engagement/allocation'
import { Assumption } from '#projections/entities/assumption'
import { ClientQuestion } from '#projections/entities/client-question'
import { CostEstimate } from '#projections/entities/cost-estimate'
import { requiredAmount } from '../amount.js'
import { stated, states, unknown } from '../command.js'
import { same, statesOf } from '../entities.js'
import { argument, choice, date, flag, newId, optional, prose, required, text } from '../field.js'
import { byLeads, inProject, type OfProject } from '../places.js'
import { adding, happened, inOrder } from './checks.js'

const command = inProject('engagement')

const refOf = (kind: string, key: string, { project }: OfProject) => ({ kind, key, project: project.projectId })

export const inputCommands = [
  command({
    ...byLeads,
    path: 'question ask',
    summary: 'record a question of the client',
    fields: { question: argument(prose('question'), 'the question'), id: newId },
    example: '"Was the search in scope?" --project "Web shop"',
    appends: ['ClientQuestionAsked'],
    decide: ({ question, id }, events, context) => {
      const twin = statesOf(ClientQuestion, events).find(
        ({ state }) => state.question === question && state.answer === null,
      )?.state
      return adding(
        {
          what: 'question',
          id: 'questionId',
          wanted: id,
          make: (questionId) =>
            stated('ClientQuestionAsked', refOf('client_question', questionId, context), { questionId, question }),
          twin: twin && { id: twin.questionId, same: true },
        },
        events,
        context,
      )
    },
  }),
  command({
    ...byLeads,
    path: 'question answer',
    summary: 'answer a question of the client; a later answer replaces an earlier one',
    fields: {
      question: argument(text('id or question'), 'the question'),
      answer: argument(prose('answer'), 'what was answered'),
    },
    example: '"Was the search in scope?" "It was added by CR-7." --project "Web shop"',
    appends: ['ClientQuestionAnswered'],
    decide: ({ question: named, answer }, events, context) => {
      const all = statesOf(ClientQuestion, events).map(({ state }) => state)
      const asked = all.filter(({ question }) => question === named)
      const found =
        all.find(({ questionId }) => questionId === named.toLowerCase()) ??
        asked.find((one) => one.answer === null) ??
        asked.at(-1)
      if (found === undefined)
        return unknown('question', named, 'ask it first (`wdi question ask --help`), or see `wdi question list`')
      const { questionId } = found
      if (found.answer === answer) return states({ questionId })
      const ref = refOf('client_question', questionId, context)
      return states({ questionId }, stated('ClientQuestionAnswered', ref, { questionId, answer }))
    },
  }),
  command({
    ...byLeads,
    path: 'estimate record',
    summary: 'record the expected total cost; a later estimate replaces it',
    fields: {
      amount: requiredAmount('the amount'),
      on: optional(date, 'the day on which it was decided (default: today, in UTC)'),
      id: newId,
    },
    example: '--project "Web shop" --amount "70000.00 EUR" --on 2026-02-01',
    appends: ['CostEstimateRecorded'],
    decide: ({ amount: { cents: amountCents, currency }, on, id }, events, context) => {
      const decidedOn = on ?? context.today
      const last = statesOf(CostEstimate, events).at(-1)?.state
      const twin =
        last !== undefined &&
        last.amountCents === amountCents &&
        last.currency === currency &&
        (on === null || last.decidedOn === on)
      return adding(
        {
          unsaid: on === null ? ['decidedOn'] : [],
          what: 'estimate',
          id: 'estimateId',
          wanted: id,
          make: (estimateId) =>
            stated('CostEstimateRecorded', refOf('cost_estimate', estimateId, context), {
              estimateId,
              decidedOn,
              amountCents,
              currency,
            }),
          twin: twin && id === null ? { id: last.estimateId, same: true } : undefined,
          check: happened(on, context),
        },
        events,
        context,
      )
    },
  }),
  command({
    ...byLeads,
    path: 'assumption set',
    summary: 'set an assumption behind the numbers of a project',
    fields: {
      assumption: argument(choice(AssumptionId, 'assumption'), 'which one'),
      value: required(prose('value'), 'its value'),
      unitOrMethod: required(prose('text'), 'its unit or method'),
      from: optional(date, 'first day (default: today, in UTC)'),
      to: optional(date, 'its last day (default: none)'),
      verified: flag('mark it as verified'),
    },
    example: 'cost-basis --project "Web shop" --value 85 --unit-or-method "EUR an hour" --from 2026-01-01 --verified',
    appends: ['AssumptionSet'],
    decide: ({ assumption: assumptionId, value, unitOrMethod, from, to, verified }, events, context) => {
      const before = statesOf(Assumption, events).find(({ state }) => state.assumptionId === assumptionId)
      const last = before?.state.versions.at(-1)
      const effectiveFrom = from ?? context.today
      const check = inOrder(effectiveFrom, to, ['its first day', 'its last day'])
      if (isLeft(check)) return check
      const says = { assumptionId, value, unitOrMethod, effectiveTo: to, verified }
      const { versionId: lastId = '', effectiveFrom: lastFrom = '', ...said } = last ?? {}
      if (same(said, says) && (from === null || from === lastFrom)) return states({ versionId: lastId })
      const versionId = context.newId
      const ref = refOf('assumption', assumptionId, context)
      const choosesNothing = assumptionId === 'work-cost-allocation' && meetingsChoiceIn(value) === null
      return right({
        ids: { versionId },
        events: [stated('AssumptionSet', ref, { ...says, versionId, effectiveFrom })],
        warnings: choosesNothing
          ? ['the value begins with neither “added” nor “included”, so meetings are added to the time in time sheets']
          : [],
      })
    },
  }),
]
