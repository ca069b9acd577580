import { format } from '../../format/viewer.js'
import { Chip } from '../../parts/Chip.js'
import { Money } from '../../parts/values.js'
import type { PortfolioProject } from './attention.js'
import { spentByMonth } from './months.js'
import { Trend } from './Trend.js'

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

/** The agreement in words, where it has no amount to compare with; null where the caller may not see it. */
const agreementNote = ({ engagement, spentSinceEngagement: spent }: PortfolioProject): string | null => {
  if (spent === null) return 'No engagement signed'
  if (engagement === null) return null
  return engagement.billingModel === 'time_and_materials' ? 'By time and materials' : 'No amount recorded'
}

/** The cost since the agreement against its amount. */
export const SpentCell = ({ project }: { project: PortfolioProject }) => {
  const { id, engagement, spentSinceEngagement: spent } = project
  const agreed = engagement?.contractedAmountCents ?? null
  const cents = spent?.cents ?? null
  const isComparable = engagement !== null && spent !== null && engagement.currency === spent.currency
  const note = agreed === null ? agreementNote(project) : null
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
            {cents > agreed && <Chip tone="risk">Over</Chip>}
          </p>
        )}
        {note !== null && <p className="portfolio-note">{note}</p>}
      </div>
      <Trend label="Cost" months={spentByMonth(project, format)} />
    </div>
  )
}
