import { addDays, type CivilDate } from '../../address/civil.js'
import type { Answer } from '../../api/ask.js'
import type { Format } from '../../format/format.js'

export type PortfolioProject = Answer<'portfolio.read'>['projects'][number]

/** The pages that the caller may open, of those that points lead to. */
export interface Sees {
  readonly scope: boolean
  readonly invoices: boolean
  readonly confidence: boolean
}

/** A reason for which a project needs attention, with the page where it is mended. */
export interface Point {
  /** `neutral` where too little is known to say that all is well. */
  readonly tone: 'risk' | 'warn' | 'neutral'
  readonly text: string
  readonly page: string
  readonly view: Readonly<Record<string, string>>
}

/** A project with its points, the most urgent first. */
export interface Ranked {
  readonly project: PortfolioProject
  readonly points: readonly Point[]
}

/** The share of the agreed amount from which little is left of it. */
const NEARLY_SPENT = 0.9
/** The growth since the lock that is worth a look, and the one that the service calls a risk, in percent. */
const NOTABLE_GROWTH = 10
const RISKY_GROWTH = 20
/** The age from which an invoice that is not paid is late, and long late, in days. */
const LATE_DAYS = 30
const LONG_LATE_DAYS = 60

/** Says whether no source of the project was ever read. */
export const isUnread = ({ freshness }: PortfolioProject): boolean => freshness.sources === null

const isActive = ({ status }: PortfolioProject): boolean => status === 'active' || status === 'paused'

const point = (tone: Point['tone'], text: string, page: string, view: Point['view'] = {}): Point => ({
  tone,
  text,
  page,
  view,
})

/** The cost since the engagement began, against its amount: what is known of the cost is the least that it was. */
const spending = ({ engagement, spentSinceEngagement: spent }: PortfolioProject, { scope }: Sees): Point | null => {
  if (!scope) return null
  if (engagement === null) return point('neutral', 'No engagement signed', 'scope', { form: 'agreement' })
  if (spent === null || spent.cents === null) return point('neutral', 'Cost not known', 'confidence')
  const { contractedAmountCents: agreed, currency } = engagement
  if (agreed === null || currency !== spent.currency) return null
  if (spent.cents > agreed) return point('risk', 'Spent more than agreed', 'scope')
  return spent.cents >= agreed * NEARLY_SPENT ? point('warn', 'Agreed amount nearly spent', 'scope') : null
}

const growth = ({ growthSinceLock: grown }: PortfolioProject, { scope }: Sees, format: Format): Point | null => {
  if (!scope) return null
  if (grown === null) return point('neutral', 'No scope locked', 'scope', { form: 'lock' })
  if (grown.pct === null) return point('neutral', 'Growth not known', 'scope')
  if (grown.pct < NOTABLE_GROWTH) return null
  const tone = grown.pct > RISKY_GROWTH ? 'risk' : 'warn'
  return point(tone, `Grown by ${format.percent(grown.pct)} since lock`, 'scope')
}

const invoices = (
  { openInvoices: open }: PortfolioProject,
  { invoices: sees }: Sees,
  today: CivilDate,
  format: Format,
): Point | null => {
  const oldest = open?.oldestIssuedOn ?? null
  if (!sees || oldest === null || oldest > addDays(today, -LATE_DAYS)) return null
  const tone = oldest > addDays(today, -LONG_LATE_DAYS) ? 'warn' : 'risk'
  return point(tone, `Invoice open since ${format.date(oldest)}`, 'invoices')
}

const sources = ({ freshness: { fresh, sources: all } }: PortfolioProject, format: Format): Point | null => {
  if (fresh === null || all === null || fresh >= all) return null
  return point('warn', `${format.number(fresh)} of ${format.number(all)} sources up to date`, 'sources')
}

const confidence = ({ confidence: found }: PortfolioProject, { confidence: sees }: Sees): Point | null => {
  if (!sees || found === null) return null
  switch (found.label) {
    case 'low':
      return point('warn', 'Low confidence', 'confidence')
    case 'insufficient':
      return point('neutral', 'Not enough evidence', 'confidence')
    case 'moderate':
    case 'high':
      return null
    default:
      return found.label satisfies never
  }
}

const TONES: readonly Point['tone'][] = ['risk', 'warn', 'neutral']
const urgency = ({ tone }: Point): number => TONES.indexOf(tone)

/**
 * The points of a project, the most urgent first. One that is over has its open invoices alone; one without evidence has the first
 * step alone.
 */
export const pointsOf = (project: PortfolioProject, sees: Sees, today: CivilDate, format: Format): readonly Point[] => {
  if (isActive(project) && isUnread(project)) return [point('neutral', 'No source read yet', 'sources')]
  const ofInvoices = invoices(project, sees, today, format)
  const found = isActive(project)
    ? [
        spending(project, sees),
        growth(project, sees, format),
        ofInvoices,
        sources(project, format),
        confidence(project, sees),
      ]
    : [ofInvoices]
  return found.filter((one) => one !== null).sort((a, b) => urgency(a) - urgency(b))
}

/** Says whether something is wrong with a project. Too little known is not wrong, and not well either. */
export const needsAttention = ({ points }: Ranked): boolean => points.some(({ tone }) => tone !== 'neutral')

const count = ({ points }: Ranked, tone: Point['tone']): number => points.filter((one) => one.tone === tone).length

/**
 * Projects by what needs attention first: those with more risks, then with more warnings, then with more that is not known. Equal
 * ones keep their order.
 */
export const byAttention = (
  projects: readonly PortfolioProject[],
  sees: Sees,
  today: CivilDate,
  format: Format,
): readonly Ranked[] => {
  const ranked = projects.map((project): Ranked => ({ project, points: pointsOf(project, sees, today, format) }))
  return ranked.sort((a, b) => {
    const tone = TONES.find((one) => count(a, one) !== count(b, one))
    return tone === undefined ? 0 : count(b, tone) - count(a, tone)
  })
}
