import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { CivilDate, Instant, Int0, NonEmptyString, Uuid } from '#domain/common'
import { compareText } from '#domain/compare'
import { AssumptionId, BillingModel } from '#domain/events/engagement'
import { Assumption, versionOn } from '#projections/entities/assumption'
import { ChangeOrder } from '#projections/entities/change-order'
import { ClientQuestion } from '#projections/entities/client-question'
import { Engagement } from '#projections/entities/engagement'
import { Milestone } from '#projections/entities/milestone'
import { Objective } from '#projections/entities/objective'
import { ScopeLock } from '#projections/entities/scope-lock'
import { amountOrNone, shownCents } from './amounts.js'
import { byProject, forWhom, type Listing, ofProject, When, whenOf } from './listing.js'

const engagementRow = closed('ListedEngagement', {
  id: Uuid,
  model: BillingModel,
  ...amountOrNone,
  from: CivilDate,
  to: nullable(CivilDate),
  when: When,
  ...forWhom,
})

const engagementList: Listing<t.TypeOf<typeof engagementRow>> = {
  group: 'engagement',
  things: 'engagements',
  name: 'engagements',
  row: engagementRow,
  ofProjects: true,
  rows: byProject(async (docs, project, place) => {
    const found = await docs.find(Engagement, {
      ...ofProject(project, place),
      sort: [{ by: 'startsOn', direction: 'desc' }],
    })
    return found.map((one) => {
      const to = one.endedOn ?? one.endsOn
      return {
        id: one.engagementId,
        model: one.billingModel,
        ...shownCents(one.contractedCents, one.currency),
        from: one.startsOn,
        to,
        when: whenOf(one.startsOn, to, place.today),
      }
    })
  }),
}

const lockRow = closed('ListedLock', {
  id: Uuid,
  reference: nullable(NonEmptyString),
  lockedOn: CivilDate,
  timeZone: t.string,
  /** The number of items that it froze. */
  items: Int0,
  /** A lock is replaced by a later one. */
  state: oneOf('in_force', 'replaced', 'released'),
  ...forWhom,
})

const lockList: Listing<t.TypeOf<typeof lockRow>> = {
  group: 'scope',
  things: 'scope locks',
  name: 'scopeLocks',
  row: lockRow,
  ofProjects: true,
  rows: byProject(async (docs, project, place) => {
    const found = await docs.find(ScopeLock, {
      ...ofProject(project, place),
      sort: [{ by: 'revision', direction: 'desc' }],
    })
    const inForce = found.find(({ releasedAt }) => releasedAt === null)
    return found.map((one) => ({
      id: one.lockId,
      reference: one.reference,
      lockedOn: one.lockedOn,
      timeZone: one.timeZone,
      items: one.items.length,
      state: one === inForce ? 'in_force' : one.releasedAt === null ? 'replaced' : 'released',
    }))
  }),
}

const orderRow = closed('ListedChangeOrder', {
  id: Uuid,
  reference: NonEmptyString,
  title: nullable(NonEmptyString),
  ...amountOrNone,
  approvedOn: CivilDate,
  /** The first day on which it no longer counts. */
  withdrawnOn: nullable(CivilDate),
  when: When,
  items: t.readonlyArray(NonEmptyString),
  ...forWhom,
})

const orderList: Listing<t.TypeOf<typeof orderRow>> = {
  group: 'change-order',
  things: 'change orders',
  name: 'changeOrders',
  row: orderRow,
  ofProjects: true,
  rows: byProject(async (docs, project, place) => {
    const found = await docs.find(ChangeOrder, {
      ...ofProject(project, place),
      sort: [{ by: 'approvedOn', direction: 'desc' }],
    })
    return found.map((one) => ({
      id: one.changeOrderId,
      reference: one.reference,
      title: one.title,
      ...shownCents(one.amountCents, one.currency),
      approvedOn: one.approvedOn,
      withdrawnOn: one.withdrawnOn,
      when:
        one.withdrawnOn !== null && one.withdrawnOn <= place.today ? 'past' : whenOf(one.approvedOn, null, place.today),
      items: one.items,
    }))
  }),
}

const objectiveRow = closed('ListedObjective', {
  id: Uuid,
  title: NonEmptyString,
  setOn: CivilDate,
  dueOn: nullable(CivilDate),
  state: oneOf('open', 'completed', 'dropped'),
  endedOn: nullable(CivilDate),
  ...forWhom,
})

const objectiveList: Listing<t.TypeOf<typeof objectiveRow>> = {
  group: 'objective',
  things: 'objectives',
  name: 'objectives',
  row: objectiveRow,
  ofProjects: true,
  rows: byProject(async (docs, project, place) => {
    const found = await docs.find(Objective, {
      ...ofProject(project, place),
      sort: [{ by: 'setOn', direction: 'desc' }],
    })
    return found.map(({ objectiveId: id, title, setOn, dueOn, state, endedOn }) => ({
      id,
      title,
      setOn,
      dueOn,
      state,
      endedOn,
    }))
  }),
}

const milestoneRow = closed('ListedMilestone', {
  id: Uuid,
  title: NonEmptyString,
  reachedOn: CivilDate,
  ...forWhom,
})

const milestoneList: Listing<t.TypeOf<typeof milestoneRow>> = {
  group: 'milestone',
  things: 'milestones',
  name: 'milestones',
  row: milestoneRow,
  ofProjects: true,
  rows: byProject(async (docs, project, place) => {
    const found = await docs.find(Milestone, {
      ...ofProject(project, place),
      sort: [{ by: 'reachedOn', direction: 'desc' }],
    })
    return found.map(({ milestoneId: id, title, reachedOn }) => ({ id, title, reachedOn }))
  }),
}

const questionRow = closed('ListedQuestion', {
  id: Uuid,
  question: NonEmptyString,
  askedAt: Instant,
  answer: nullable(NonEmptyString),
  ...forWhom,
})

const questionList: Listing<t.TypeOf<typeof questionRow>> = {
  group: 'question',
  things: 'questions',
  name: 'questions',
  row: questionRow,
  ofProjects: true,
  rows: byProject(async (docs, project, place) => {
    const found = await docs.find(ClientQuestion, {
      ...ofProject(project, place),
      sort: [{ by: 'askedAt', direction: 'desc' }],
    })
    return found.map(({ questionId: id, question, askedAt, answer }) => ({ id, question, askedAt, answer }))
  }),
}

const assumptionRow = closed('ListedAssumption', {
  id: Uuid,
  assumption: AssumptionId,
  value: NonEmptyString,
  unitOrMethod: NonEmptyString,
  verified: t.boolean,
  from: CivilDate,
  to: nullable(CivilDate),
  when: When,
  ...forWhom,
})

const assumptionList: Listing<t.TypeOf<typeof assumptionRow>> = {
  group: 'assumption',
  things: 'assumptions',
  name: 'assumptions',
  row: assumptionRow,
  ofProjects: true,
  rows: byProject(async (docs, project, place) => {
    const found = await docs.find(Assumption, ofProject(project, place))
    return found
      .toSorted((a, b) => compareText(a.assumptionId, b.assumptionId))
      .flatMap((one) => {
        const inForce = versionOn(one, place.today)
        return one.versions.toReversed().map((version) => ({
          id: version.versionId,
          assumption: version.assumptionId,
          value: version.value,
          unitOrMethod: version.unitOrMethod,
          verified: version.verified,
          from: version.effectiveFrom,
          to: version.effectiveTo,
          when: version === inForce ? 'in_force' : version.effectiveFrom > place.today ? 'to_come' : 'past',
        }))
      })
  }),
}

export const agreementLists = {
  engagementList,
  lockList,
  orderList,
  objectiveList,
  milestoneList,
  questionList,
  assumptionList,
}
