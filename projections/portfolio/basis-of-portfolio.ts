import { right } from 'fp-ts/lib/Either.js'
import type { Addend, AnyOperation, Basis, DirectedRequest, ReadableProject } from '#domain/operation'
import { confidenceIn, elementAt, kpiIn, ofProject, periodOf, since } from './bases.js'
import { readSpentSince } from './read-portfolio.js'
import type { Portfolio, PortfolioProject } from './response.js'

/** A number of one of a project's months: one of the contract's, or the same of that month alone. */
const basisInMonth = (
  { months }: PortfolioProject,
  [place, of = '', ...rest]: readonly string[],
  request: DirectedRequest,
): Basis | null => {
  const month = elementAt(months, place)
  if (month === undefined) return null
  const period = periodOf(month, request)
  if (of === 'spent') return kpiIn(request, period, 'delivery_investment')
  if (of === 'completedItems') return kpiIn(request, period, 'delivery_output')
  if (months.length === 1) return null
  return { tag: 'narrower', request: { ...request, period }, path: `projects[0].months[0].${[of, ...rest].join('.')}` }
}

/** A reading of nothing but the cost of a project since its engagement began. */
const spentSinceOf = (project: ReadableProject): Pick<AnyOperation, 'id' | 'read'> => ({
  id: 'portfolio.read',
  read: async (request, { docs }) => right((await readSpentSince(request, project, docs)) ?? {}),
})

/** A number of a project: one of the contract's, or the same of the portfolio of that project alone. */
const basisInProject = (
  project: PortfolioProject,
  [of = '', ...rest]: readonly string[],
  request: DirectedRequest,
): Basis | null => {
  const shown = request.readable.find(({ projectId }) => projectId === project.id)
  if (shown === undefined) return null
  const asked = ofProject(request, shown)
  if (of === 'months') return basisInMonth(project, rest, asked)
  const spent = project.spentSinceEngagement
  if (of === 'spentSinceEngagement' && spent !== null)
    return {
      tag: 'same',
      operation: spentSinceOf(shown),
      request: { ...asked, period: since(spent.since, request), given: {} },
      path: rest.join('.'),
    }
  const member = [of, ...rest].join('.')
  const confidence = confidenceIn(asked, member)
  if (confidence !== null || request.projects.length === 1) return confidence
  return { tag: 'narrower', request: asked, path: `projects[0].${member}` }
}

/** The amount that a project tells, and the path to it within the project; null where it is not known. */
interface Told {
  readonly cents: number | null | undefined
  readonly path: string
}
const toldOf = (project: PortfolioProject, [of, place]: readonly string[]): Told | null => {
  if (of === 'agreed')
    return { cents: project.engagement?.contractedAmountCents, path: 'engagement.contractedAmountCents' }
  if (of === 'spentSinceEngagement')
    return { cents: project.spentSinceEngagement?.cents, path: 'spentSinceEngagement.cents' }
  if (of === 'openInvoices') return { cents: project.openInvoices?.cents, path: 'openInvoices.cents' }
  if (of === 'months')
    return { cents: elementAt(project.months, place)?.spent.cents, path: `months[${place}].spent.cents` }
  return null
}

/** A total: the sum of what the listed projects tell, or their number. */
const basisOfTotal = ({ projects }: Portfolio, steps: readonly string[]): Basis => {
  const isNumber = steps.at(-1) === 'projects'
  const addends = projects.flatMap((project, i): readonly Addend[] => {
    const told = toldOf(project, steps)
    if (told === null || typeof told.cents !== 'number') return []
    return [{ name: project.name, path: `projects[${i}].${told.path}`, value: isNumber ? 1 : told.cents }]
  })
  return { tag: 'sum', addends }
}

/** The numbers from which a number of the portfolio follows; null where it follows from what is read alone. */
export const basisOfPortfolio = (
  portfolio: Portfolio,
  [list, ...rest]: readonly string[],
  request: DirectedRequest,
): Basis | null => {
  if (list === 'totals') return basisOfTotal(portfolio, rest)
  const [place, ...steps] = rest
  const project = list === 'projects' ? elementAt(portfolio.projects, place) : undefined
  return project === undefined ? null : basisInProject(project, steps, request)
}
