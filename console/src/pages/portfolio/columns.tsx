import type { Answer } from '../../api/ask.js'
import { amountDigits } from '../../format/figure.js'
import { format } from '../../format/viewer.js'
import { confidenceWords, spoken } from '../../format/words.js'
import { Money } from '../../parts/values.js'
import type { Column } from '../../table/DataTable.js'
import type { PortfolioProject, Ranked } from './attention.js'
import { AiCell, CompletedCell, ConfidenceCell, FreshnessCell, GrowthCell, InvoicesCell, MergedCell } from './cells.js'
import { PointLinks } from './PointLinks.js'
import { ProjectLink, projectTitle } from './ProjectLink.js'
import { SpentCell } from './SpentCell.js'

type Portfolio = Answer<'portfolio.read'>
type Sum = Portfolio['totals']['spentSinceEngagement']

const Total = ({ sum, at }: { sum: Sum | null; at: string }) =>
  sum === null ? null : (
    <>
      <Money cents={sum.cents} currency={sum.currency} at={at} />
      {sum.reason !== null && <p className="portfolio-note">{sum.reason}</p>}
    </>
  )

const SpentTotal = ({ totals }: { totals: Portfolio['totals'] }) => (
  <>
    <Total sum={totals.spentSinceEngagement} at="totals.spentSinceEngagement.cents" />
    {totals.agreed !== null && totals.agreed.cents !== null && (
      <p className="portfolio-note">
        Agreed: <Money cents={totals.agreed.cents} currency={totals.agreed.currency} at="totals.agreed.cents" />
      </p>
    )}
  </>
)

/** The column that names the projects, and says why each stands where it stands. */
export const projectColumn: Column<Ranked> = {
  id: 'project',
  title: 'Project',
  value: ({ project }) => projectTitle(project),
  show: (ranked) => (
    <>
      <ProjectLink project={ranked.project} />
      {ranked.project.status !== 'active' && <span className="soft"> {spoken(ranked.project.status)}</span>}
      <PointLinks ranked={ranked} />
    </>
  ),
}

const lastOf = ({ months }: PortfolioProject): PortfolioProject['months'][number] | undefined => months.at(-1)

/** The columns of numbers: what is known of no project is shown only once it is chosen. */
export const numberColumns = ({ projects, totals }: Portfolio): readonly Column<Ranked>[] => {
  const isSeen = (told: (project: PortfolioProject) => unknown): boolean =>
    projects.some((project) => told(project) !== null)
  const hasTotals = projects.length > 1
  const columns: readonly (Column<Ranked> | null)[] = [
    {
      id: 'spent',
      title: 'Cost and agreed amount',
      value: ({ project: { spentSinceEngagement: spent } }) =>
        spent === null ? null : amountDigits(spent.cents, spent.currency, format),
      show: ({ project }) => <SpentCell project={project} />,
      isExtra: !isSeen(({ spentSinceEngagement }) => spentSinceEngagement),
      total: hasTotals ? <SpentTotal totals={totals} /> : undefined,
    },
    {
      id: 'growth',
      title: 'Growth',
      value: ({ project }) => project.growthSinceLock?.pct ?? null,
      show: ({ project }) => <GrowthCell project={project} />,
      align: 'end',
      isExtra: !isSeen(({ growthSinceLock }) => growthSinceLock),
    },
    totals.openInvoices === null
      ? null
      : {
          id: 'invoices',
          title: 'Open invoices',
          value: ({ project: { openInvoices: open } }) =>
            open === null ? null : amountDigits(open.cents, open.currency, format),
          show: ({ project }) => <InvoicesCell project={project} />,
          align: 'end',
          isExtra: !isSeen(({ openInvoices }) => openInvoices?.invoices ?? null),
          total: hasTotals ? <Total sum={totals.openInvoices} at="totals.openInvoices.cents" /> : undefined,
        },
    {
      id: 'completed',
      title: 'Completed',
      value: ({ project }) => lastOf(project)?.completedItems ?? null,
      show: ({ project }) => <CompletedCell project={project} />,
      align: 'end',
      isExtra: !isSeen((project) => lastOf(project)?.completedItems ?? null),
    },
    isSeen(({ ai }) => ai)
      ? {
          id: 'ai',
          title: 'AI share',
          value: ({ project }) => project.ai?.assistedShare ?? null,
          show: ({ project }) => <AiCell project={project} />,
          align: 'end',
          isExtra: !isSeen(({ ai }) => ai?.assistedShare ?? null),
        }
      : null,
    isSeen(({ ai }) => ai)
      ? {
          id: 'merged',
          title: 'Merged changes',
          value: ({ project }) => project.ai?.mergedChanges ?? null,
          show: ({ project }) => <MergedCell project={project} />,
          align: 'end',
          // A repository alone has no completed items: its changes are what there is.
          isExtra: isSeen((project) => lastOf(project)?.completedItems ?? null),
        }
      : null,
    {
      id: 'freshness',
      title: 'Freshness',
      value: ({ project }) => project.freshness.pct,
      show: ({ project }) => <FreshnessCell project={project} />,
    },
    isSeen(({ confidence }) => confidence)
      ? {
          id: 'confidence',
          title: 'Confidence',
          value: ({ project: { confidence } }) => (confidence === null ? null : confidenceWords[confidence.label]),
          show: ({ project }) => <ConfidenceCell project={project} />,
        }
      : null,
    { id: 'status', title: 'Status', value: ({ project }) => spoken(project.status), isExtra: true },
    {
      id: 'attention',
      title: 'Attention',
      value: ({ points }) => points.map(({ text }) => text).join('; '),
      isExtra: true,
      isWide: true,
    },
  ]
  return columns.filter((column) => column !== null)
}
