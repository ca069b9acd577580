import type { CivilDate, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { type Decimal, scaled } from '#domain/decimal'
import type { DocumentReader, ReadSources } from '#domain/documents'
import type { EntityRef } from '#domain/events/envelope'
import { type Currency, centsOf } from '#domain/money'
import { actionsOf } from '#domain/roles'
import { rateInForce, widthOf } from '../cost/rates.js'
import { readAgreement, readLockers } from '../engagement/agreement.js'
import { engagementView, lockView } from '../engagement/views.js'
import { Assumption, versionOn } from '../entities/assumption.js'
import { ChangeOrder, ordersInForce } from '../entities/change-order.js'
import { ClientQuestion } from '../entities/client-question.js'
import { CostEstimate } from '../entities/cost-estimate.js'
import { Engagement, type EngagementState } from '../entities/engagement.js'
import { Milestone } from '../entities/milestone.js'
import { Objective } from '../entities/objective.js'
import { Price, type PriceState, priceRef } from '../entities/price.js'
import { type RateState, rateRef } from '../entities/rate.js'
import { RoleBand } from '../entities/role-band.js'
import { lockInForce, ScopeLock } from '../entities/scope-lock.js'
import { statedPriceOn } from '../reconciliation/prices.js'
import type { ProjectRequest } from '../selection/project.js'
import { readRates } from '../selection/rates.js'
import { subjectOf } from '../trail/row.js'
import { versionsOf } from '../trail/versions-of.js'
import { agreementsForClient } from './for-client.js'
import { type AgreedPrice, type Agreements, LISTED, RateScope, type StatedRate } from './response.js'

/** The first of a list, and how many there are. */
interface Listed<S> {
  readonly some: readonly S[]
  readonly total: number
}
const newest = <S>(all: readonly S[], orderOf: (one: S) => string): Listed<S> => ({
  some: all.toSorted((a, b) => compareText(orderOf(b), orderOf(a))).slice(0, LISTED),
  total: all.length,
})
const byName = <S>(all: readonly S[], orderOf: (one: S) => string): Listed<S> => ({
  some: all.toSorted((a, b) => compareText(orderOf(a), orderOf(b))).slice(0, LISTED),
  total: all.length,
})

/** Reads the version of each of some entities; null where the trail does not tell it. */
const readVersions = async (
  { workspaceId }: ProjectRequest,
  refs: readonly EntityRef[],
  docs: DocumentReader,
): Promise<(ref: EntityRef) => Uuid | null> => {
  const versions = await versionsOf(docs, workspaceId, refs)
  return (ref) => versions.get(subjectOf(workspaceId, ref)) ?? null
}

const centsOfHour = ({ amount, currency }: { readonly amount: Decimal; readonly currency: Currency }): number =>
  centsOf(scaled(amount), currency)

/** Statements of some prices, with those that count on a day marked. */
const pricesOf = (
  prices: readonly PriceState[],
  agreed: { readonly engagements: readonly EngagementState[]; readonly prices: readonly PriceState[] },
  day: CivilDate,
  versionOf: (ref: EntityRef) => Uuid | null,
): readonly AgreedPrice[] =>
  prices.map((price) => {
    const inForce = statedPriceOn(price.role, day, agreed)
    const { some, total } = newest(price.prices, ({ from }) => from)
    return {
      engagementId: price.engagementId,
      role: price.role,
      amounts: some.map((one) => ({
        from: one.from,
        to: one.to,
        amount: one.amount,
        amountCents: centsOfHour(one),
        currency: one.currency,
        inForce: one === inForce,
      })),
      amountsTotal: total,
      version: versionOf(priceRef(price)),
    }
  })

/** Statements of some of the rates that apply to the project, with those that count on a day marked. */
const ratesOf = (
  rates: readonly RateState[],
  all: readonly RateState[],
  day: CivilDate,
  versionOf: (ref: EntityRef) => Uuid | null,
): readonly StatedRate[] =>
  rates.map((rate) => {
    const inForce = rateInForce(all, rate.role, day)
    const { some, total } = newest(rate.rates, ({ from }) => from)
    return {
      scope: RateScope.values[widthOf(rate)] as RateScope,
      role: rate.role,
      amounts: some.map((one) => ({
        from: one.from,
        amount: one.amount,
        amountCents: centsOfHour(one),
        currency: one.currency,
        inForce: inForce?.width === widthOf(rate) && inForce.from === one.from,
      })),
      amountsTotal: total,
      version: versionOf(rateRef(rate)),
    }
  })

/** Reads all that people stated about a project, as the caller gets it. */
export const readAgreements = async (
  request: ProjectRequest,
  { docs, people }: Pick<ReadSources, 'docs' | 'people'>,
): Promise<Agreements> => {
  const { workspaceId, projects, period, caller, forClient } = request
  const [{ projectId }] = projects
  const day = period.days.end
  const seesMoney = actionsOf(caller.role).has('workspace.manage')
  const ofProject = { workspaceId: { eq: workspaceId }, projectId: { eq: projectId } }
  const allEngagements = await docs.find(Engagement, { where: ofProject })
  const allLocks = await docs.find(ScopeLock, { where: ofProject })
  const allOrders = await docs.find(ChangeOrder, { where: ofProject })
  const engagements = newest(allEngagements, ({ startsOn, engagementId }) => `${startsOn} ${engagementId}`)
  const locks = {
    some: allLocks.toSorted((a, b) => b.revision - a.revision).slice(0, LISTED),
    total: allLocks.length,
  }
  const orders = newest(allOrders, ({ approvedOn, reference }) => `${approvedOn} ${reference}`)
  const objectives = newest(
    await docs.find(Objective, { where: ofProject }),
    ({ setOn, objectiveId }) => `${setOn} ${objectiveId}`,
  )
  const milestones = newest(
    await docs.find(Milestone, { where: ofProject }),
    ({ reachedOn, milestoneId }) => `${reachedOn} ${milestoneId}`,
  )
  const questions = newest(
    await docs.find(ClientQuestion, { where: ofProject }),
    ({ askedAt, questionId }) => `${askedAt} ${questionId}`,
  )
  // A client is told nothing of the rest, so that nothing of it is read.
  const allPrices = seesMoney ? await docs.find(Price, { where: ofProject }) : []
  const allRates = seesMoney ? await readRates(request, docs) : []
  const allEstimates = forClient ? [] : await docs.find(CostEstimate, { where: ofProject })
  const prices = byName(allPrices, ({ role, engagementId }) => `${role} ${engagementId}`)
  const rates = byName(allRates, (rate) => `${rate.role} ${widthOf(rate)}`)
  const roles = byName(
    forClient ? [] : await docs.find(RoleBand, { where: { workspaceId: { eq: workspaceId } } }),
    ({ role }) => role,
  )
  const estimates = {
    some: allEstimates.toSorted((a, b) => b.revision - a.revision).slice(0, LISTED),
    total: allEstimates.length,
  }
  const assumptions = byName(
    forClient ? [] : await docs.find(Assumption, { where: ofProject }),
    ({ assumptionId }) => assumptionId,
  )

  const refOf = (kind: string, key: string): EntityRef => ({ kind, key, project: projectId })
  const refs: readonly EntityRef[] = [
    ...engagements.some.map(({ engagementId }) => refOf(Engagement.name, engagementId)),
    ...locks.some.map(({ lockId }) => refOf(ScopeLock.name, lockId)),
    ...orders.some.map(({ changeOrderId }) => refOf(ChangeOrder.name, changeOrderId)),
    ...objectives.some.map(({ objectiveId }) => refOf(Objective.name, objectiveId)),
    ...milestones.some.map(({ milestoneId }) => refOf(Milestone.name, milestoneId)),
    ...questions.some.map(({ questionId }) => refOf(ClientQuestion.name, questionId)),
    ...prices.some.map(priceRef),
    ...rates.some.map(rateRef),
    ...roles.some.map(({ role }) => ({ kind: RoleBand.name, key: role })),
    ...estimates.some.map(({ estimateId }) => refOf(CostEstimate.name, estimateId)),
    ...assumptions.some.map(({ assumptionId }) => refOf(Assumption.name, assumptionId)),
  ]
  const versionOf = await readVersions(request, forClient ? [] : refs, docs)
  const { project } = await readAgreement(request, { engagement: null, lock: null }, { docs, people })
  const lockerOf = await readLockers(locks.some, request, { docs, people })
  const lock = lockInForce(allLocks, day, period.interval.to)
  const ordersThatCount = new Set(ordersInForce(allOrders, day))
  const estimate = estimates.some.find(({ decidedOn }) => decidedOn <= day)

  const all: Agreements = {
    project,
    day,
    engagements: engagements.some.map((one) => ({
      ...engagementView(one, day),
      version: versionOf(refOf(Engagement.name, one.engagementId)),
    })),
    engagementsTotal: engagements.total,
    locks: locks.some.map((one) => ({
      ...lockView(one, lockerOf(one)),
      releasedAt: one.releasedAt,
      inForce: one === lock,
      version: versionOf(refOf(ScopeLock.name, one.lockId)),
    })),
    locksTotal: locks.total,
    changeOrders: orders.some.map((one) => {
      const items = [...new Set(one.items)]
      return {
        id: one.changeOrderId,
        reference: one.reference,
        title: one.title,
        approvedOn: one.approvedOn,
        withdrawnOn: one.withdrawnOn,
        inForce: ordersThatCount.has(one),
        amountCents: one.amountCents,
        currency: one.currency,
        items: items.slice(0, LISTED),
        itemsTotal: items.length,
        version: versionOf(refOf(ChangeOrder.name, one.changeOrderId)),
      }
    }),
    changeOrdersTotal: orders.total,
    objectives: objectives.some.map(({ objectiveId, title, setOn, dueOn, state, endedOn }) => ({
      id: objectiveId,
      title,
      setOn,
      dueOn,
      state,
      endedOn,
      version: versionOf(refOf(Objective.name, objectiveId)),
    })),
    objectivesTotal: objectives.total,
    milestones: milestones.some.map(({ milestoneId, title, reachedOn }) => ({
      id: milestoneId,
      title,
      reachedOn,
      version: versionOf(refOf(Milestone.name, milestoneId)),
    })),
    milestonesTotal: milestones.total,
    questions: questions.some.map(({ questionId, question, askedAt, answer }) => ({
      id: questionId,
      question,
      askedAt,
      answer,
      version: versionOf(refOf(ClientQuestion.name, questionId)),
    })),
    questionsTotal: questions.total,
    prices: seesMoney
      ? pricesOf(prices.some, { engagements: allEngagements, prices: allPrices }, day, versionOf)
      : null,
    pricesTotal: seesMoney ? prices.total : null,
    rates: seesMoney ? ratesOf(rates.some, allRates, day, versionOf) : null,
    ratesTotal: seesMoney ? rates.total : null,
    roles: roles.some.map(({ role, band }) => ({
      role,
      band,
      version: versionOf({ kind: RoleBand.name, key: role }),
    })),
    rolesTotal: roles.total,
    estimates: estimates.some.map((one) => ({
      id: one.estimateId,
      decidedOn: one.decidedOn,
      amountCents: one.amountCents,
      currency: one.currency,
      inForce: one === estimate,
      version: versionOf(refOf(CostEstimate.name, one.estimateId)),
    })),
    estimatesTotal: estimates.total,
    assumptions: assumptions.some.map((one) => {
      const inForce = versionOn(one, day)
      const values = one.versions.toReversed()
      return {
        id: one.assumptionId,
        values: values.slice(0, LISTED).map((value) => ({
          versionId: value.versionId,
          value: value.value,
          unitOrMethod: value.unitOrMethod,
          effectiveFrom: value.effectiveFrom,
          effectiveTo: value.effectiveTo,
          verified: value.verified,
          inForce: value === inForce,
        })),
        valuesTotal: values.length,
        version: versionOf(refOf(Assumption.name, one.assumptionId)),
      }
    }),
    assumptionsTotal: assumptions.total,
  }
  return forClient ? agreementsForClient(all) : all
}
