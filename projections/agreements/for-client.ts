import type {
  AgreedEngagement,
  AgreedLock,
  AgreedOrder,
  Agreements,
  AskedQuestion,
  StatedMilestone,
  StatedObjective,
} from './response.js'

// What a client gets of the agreements. Each member stands here by its name: one that is new has to be decided on.
// A client changes nothing, so that no version is told.

const engagementForClient = ({
  id,
  billingModel,
  contractedAmountCents,
  currency,
  startsOn,
  endsOn,
  state,
}: AgreedEngagement): AgreedEngagement => ({
  id,
  billingModel,
  contractedAmountCents,
  currency,
  startsOn,
  endsOn,
  state,
  version: null,
})

const lockForClient = ({
  id,
  lockedOn,
  timeZone,
  lockedAt,
  lockedBy,
  items,
  estimateHours,
  method,
  reference,
  releasedAt,
  inForce,
}: AgreedLock): AgreedLock => ({
  id,
  lockedOn,
  timeZone,
  lockedAt,
  // The workspace's name.
  lockedBy,
  items,
  estimateHours,
  method,
  reference,
  releasedAt,
  inForce,
  version: null,
})

const orderForClient = ({
  id,
  reference,
  title,
  approvedOn,
  withdrawnOn,
  inForce,
  amountCents,
  currency,
  items,
  itemsTotal,
}: AgreedOrder): AgreedOrder => ({
  id,
  reference,
  title,
  approvedOn,
  withdrawnOn,
  inForce,
  amountCents,
  currency,
  items,
  itemsTotal,
  version: null,
})

const objectiveForClient = ({ id, title, setOn, dueOn, state, endedOn }: StatedObjective): StatedObjective => ({
  id,
  title,
  setOn,
  dueOn,
  state,
  endedOn,
  version: null,
})

const milestoneForClient = ({ id, title, reachedOn }: StatedMilestone): StatedMilestone => ({
  id,
  title,
  reachedOn,
  version: null,
})

const questionForClient = ({ id, question, askedAt, answer }: AskedQuestion): AskedQuestion => ({
  id,
  question,
  askedAt,
  answer,
  version: null,
})

/** The agreements as a client gets them: what was agreed with it, and nothing of what the work costs or rests on. */
export const agreementsForClient = ({
  project,
  day,
  engagements,
  engagementsTotal,
  locks,
  locksTotal,
  changeOrders,
  changeOrdersTotal,
  objectives,
  objectivesTotal,
  milestones,
  milestonesTotal,
  questions,
  questionsTotal,
}: Agreements): Agreements => ({
  project,
  day,
  engagements: engagements.map(engagementForClient),
  engagementsTotal,
  locks: locks.map(lockForClient),
  locksTotal,
  changeOrders: changeOrders.map(orderForClient),
  changeOrdersTotal,
  objectives: objectives.map(objectiveForClient),
  objectivesTotal,
  milestones: milestones.map(milestoneForClient),
  milestonesTotal,
  questions: questions.map(questionForClient),
  questionsTotal,
  prices: null,
  pricesTotal: null,
  rates: null,
  ratesTotal: null,
  roles: null,
  rolesTotal: null,
  estimates: null,
  estimatesTotal: null,
  assumptions: null,
  assumptionsTotal: null,
})
