import { left } from 'fp-ts/lib/Either.js'
import { PLANS } from '#domain/plans'
import type { ProjectState } from '#projections/entities/project'
import type { Context } from '../context.js'
import type { Refusal } from '../refusal.js'
import { allOf, fine } from './checks.js'

type Counted = Extract<Refusal, { tag: 'over_cap' }>['of']
export const withinCap = (of: Counted, held: number, { plan }: Context) => {
  const { clients, projects, activeProjects } = PLANS[plan].caps
  const limit = { clients, projects, 'active projects': activeProjects }[of]
  return limit !== 'unlimited' && held >= limit ? left<Refusal>({ tag: 'over_cap', plan, limit, of }) : fine
}

export const kept = ({ directory }: Context) => directory.projects.filter(({ status }) => status !== 'archived')
const active = ({ directory }: Context) => directory.projects.filter(({ status }) => status === 'active')
export const clientsKept = ({ directory }: Context) => directory.clients.filter(({ archived }) => !archived)

/** Says whether the plan allows one more project of this status. */
export const roomFor = (status: ProjectState['status'], before: ProjectState['status'] | null, context: Context) =>
  allOf(
    status !== 'archived' && (before === null || before === 'archived')
      ? withinCap('projects', kept(context).length, context)
      : fine,
    status === 'active' && before !== 'active' ? withinCap('active projects', active(context).length, context) : fine,
  )
