import { format } from '../../format/viewer.js'
import { confidenceTones, confidenceWords } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { NotKnown } from '../../parts/NotKnown.js'
import { CivilDay, Count, Money, Percent, Ratio } from '../../parts/values.js'
import type { PortfolioProject } from './attention.js'
import { aiShareByMonth, completedByMonth, mergedByMonth, spentByMonth } from './months.js'
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

/** The bar of what was spent, in the width of the agreed amount; what is over it has a part of its own. */
const SpentBar = ({ spent, agreed }: { spent: number; agreed: number }) => {
  const whole = Math.max(spent, agreed, 1)
  return (
    <span className="spent-bar" aria-hidden="true">
      <span className="spent-within" style={{ width: `${(Math.max(0, Math.min(spent, agreed)) / whole) * 100}%` }} />
      {spent > agreed && <span className="spent-over" style={{ width: `${((spent - agreed) / whole) * 100}%` }} />}
    </span>
  )
}

/** The cost since the agreement against its amount. */
export const SpentCell = ({ project }: OfProject) => {
  const { id, engagement, spentSinceEngagement: spent } = project
  const agreed = engagement?.contractedAmountCents ?? null
  const cents = spent?.cents ?? null
  const isComparable = engagement !== null && spent !== null && engagement.currency === spent.currency
  const isOver = isComparable && cents !== null && agreed !== null && cents > agreed
  return (
    <div className="portfolio-cell">
      <div>
        <p>
          <Money cents={cents} currency={spent?.currency ?? null} at={`projects[${id}].spentSinceEngagement.cents`} />
          {agreed !== null && (
            <span className="soft">
              {' of '}
              <Money
                cents={agreed}
                currency={engagement?.currency ?? null}
                at={`projects[${id}].engagement.contractedAmountCents`}
              />
            </span>
          )}
        </p>
        {isComparable && cents !== null && agreed !== null && (
          <p className="spent-line">
            <SpentBar spent={cents} agreed={agreed} />
            {isOver && <Chip tone="risk">Over</Chip>}
          </p>
        )}
        {agreed === null && (
          <p className="portfolio-note">
            {engagement === null
              ? 'No agreement recorded'
              : engagement.billingModel === 'time_and_materials'
                ? 'By time and materials'
                : 'No amount recorded'}
          </p>
        )}
      </div>
      <Trend label="Cost" months={spentByMonth(project, format)} />
    </div>
  )
}

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
