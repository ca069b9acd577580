import { format } from '../../format/viewer.js'
import { confidenceTones, confidenceWords } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { CivilDay, Count, Money, Percent, Ratio } from '../../parts/values.js'
import type { PortfolioProject } from './attention.js'
import { aiShareByMonth, completedByMonth, mergedByMonth } from './months.js'
import { Trend } from './Trend.js'

interface OfProject {
  readonly project: PortfolioProject
}

/** A number that is not known, with the reason that the answer gives. */
const Unknown = ({ reason }: { reason: string | null }) => (
  <div>
    <NotKnown />
    {reason !== null && <p className="portfolio-note">{reason}</p>}
  </div>
)

/** The items added since the lock. */
export const GrowthCell = ({ project: { id, growthSinceLock: grown } }: OfProject) => {
  if (grown === null) return <Unknown reason="No scope locked" />
  if (grown.pct === null) return <Unknown reason={grown.reason} />
  return (
    <>
      <Percent value={grown.pct} at={`projects[${id}].growthSinceLock.pct`} />
      <p className="portfolio-note">
        <Count value={grown.addedItems} at={`projects[${id}].growthSinceLock.addedItems`} /> added to{' '}
        <Count value={grown.lockedItems} at={`projects[${id}].growthSinceLock.lockedItems`} />
      </p>
    </>
  )
}

/** The invoices that are issued and not paid. */
export const InvoicesCell = ({ project: { id, openInvoices: open } }: OfProject) => {
  if (open === null || open.invoices === null) return <Unknown reason={open?.reason ?? null} />
  if (open.invoices === 0) return <span className="soft">none open</span>
  return (
    <>
      <Money cents={open.cents} currency={open.currency} at={`projects[${id}].openInvoices.cents`} />
      <p className="portfolio-note">
        <Count value={open.invoices} at={`projects[${id}].openInvoices.invoices`} />{' '}
        {open.invoices === 1 ? 'invoice of' : 'invoices since'} <CivilDay date={open.oldestIssuedOn} />
      </p>
    </>
  )
}

/** The share of assisted changes among those with an AI tag. */
export const AiCell = ({ project }: OfProject) => {
  const { id, ai } = project
  if (ai === null || ai.assistedShare === null) return <Unknown reason={ai?.reason ?? null} />
  return (
    <div className="portfolio-cell">
      <div>
        <Ratio value={ai.assistedShare} at={`projects[${id}].ai.assistedShare`} />
        <p className="portfolio-note">
          of <Count value={ai.taggedChanges} at={`projects[${id}].ai.taggedChanges`} /> tagged
        </p>
      </div>
      <Trend label="AI share" months={aiShareByMonth(project, format)} />
    </div>
  )
}

/** The completed work items of the last month, with those before it. */
export const CompletedCell = ({ project }: OfProject) => {
  const at = project.months.length - 1
  const last = project.months[at]
  if (last === undefined || last.completedItems === null) return <Unknown reason={null} />
  return (
    <div className="portfolio-cell">
      <div>
        <Count value={last.completedItems} at={`projects[${project.id}].months[${at}].completedItems`} />
        <p className="portfolio-note">{format.month(last.start)}</p>
      </div>
      <Trend label="Completed work items" months={completedByMonth(project, format)} />
    </div>
  )
}

/** The merged changes of the period. */
export const MergedCell = ({ project }: OfProject) => {
  const { id, ai } = project
  if (ai === null || ai.mergedChanges === null) return <Unknown reason={ai?.reason ?? null} />
  return (
    <div className="portfolio-cell">
      <Count value={ai.mergedChanges} at={`projects[${id}].ai.mergedChanges`} />
      <Trend label="Merged changes" months={mergedByMonth(project, format)} />
    </div>
  )
}

/** The sources that are up to date, of all of them. */
export const FreshnessCell = ({ project: { id, freshness } }: OfProject) => {
  const { fresh, sources } = freshness
  if (fresh === null || sources === null) return <Unknown reason="No source read yet" />
  return (
    <>
      <Chip tone={fresh >= sources ? 'good' : 'warn'}>{fresh >= sources ? 'Up to date' : 'Out of date'}</Chip>
      <p className="portfolio-note">
        <Count value={fresh} at={`projects[${id}].freshness.fresh`} /> of{' '}
        <Count value={sources} at={`projects[${id}].freshness.sources`} /> sources
      </p>
    </>
  )
}

/** The confidence in what is known of the project. */
export const ConfidenceCell = ({ project: { id, confidence } }: OfProject) => {
  if (confidence === null) return <Unknown reason={null} />
  return (
    <>
      <Chip tone={confidenceTones[confidence.label]}>{confidenceWords[confidence.label]}</Chip>
      <p className="portfolio-note">
        <Count value={confidence.score} at={`projects[${id}].confidence.score`} /> of 100
      </p>
    </>
  )
}
