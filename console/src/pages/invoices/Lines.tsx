import type { ReactNode } from 'react'
import { setView, useAddress } from '../../address/useAddress.js'
import { spoken } from '../../format/words.js'
import { Chip } from '../../parts/Chip.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Count, Money, WorkHours } from '../../parts/values.js'
import { openLines, withLine } from './addresses.js'
import { Difference } from './Difference.js'
import { Disclosure } from './Disclosure.js'
import { LinePanel } from './LinePanel.js'
import { categoryWords, type Detail, type Line, lineWords } from './words.js'

const Terms = ({ line: { category, role, hours, unitCents }, currency, at }: LineAt) => (
  <span className="soft small">
    {categoryWords[category]}
    {role !== null && ` · ${spoken(role)}`}
    {hours !== null && (
      <>
        {' · '}
        <WorkHours value={hours} at={`${at}.hours`} />
      </>
    )}
    {unitCents !== null && (
      <>
        {' at '}
        <Money cents={unitCents} currency={currency} at={`${at}.unitCents`} />
      </>
    )}
  </span>
)

interface LineAt {
  readonly line: Line
  readonly currency: string
  readonly at: string
}

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Standing = ({ line: { status, explained } }: Pick<LineAt, 'line'>) => {
  const { text, tone } = lineWords[status]
  const isExplained = explained?.isCurrent === true
  return (
    <span className="line-chips">
      <Chip tone={isExplained && tone !== 'good' ? 'neutral' : tone}>{text}</Chip>
      {isExplained && <Chip tone="good">Explained</Chip>}
    </span>
  )
}

const Numbers = ({ line, currency, at }: LineAt) => (
  <div className="line-numbers">
    <dl>
      <Named name="Billed">
        <Money cents={line.amountCents} currency={currency} at={`${at}.amountCents`} />
      </Named>
      <Named name="Supported">
        <Money cents={line.supportedCents} currency={currency} at={`${at}.supportedCents`} />
      </Named>
      <Named name="Difference">
        <Difference cents={line.deltaCents} currency={currency} at={`${at}.deltaCents`} />
      </Named>
    </dl>
    <Standing line={line} />
  </div>
)

/** The lines of an invoice. Each opens in place. */
export const Lines = ({ detail }: { detail: Detail }) => {
  const { lines, linesTotal, currency } = detail
  const opened = openLines(useAddress())
  if (lines.length === 0) return <EmptyState title="This invoice has no lines" />
  return (
    <div className="stack">
      <ol className="lines card">
        {lines.map((line, n) => {
          const at = `lines[${n}]`
          const place = n + 1
          return (
            <li key={line.id}>
              <Disclosure
                className="line"
                isOpen={opened.includes(place)}
                onToggle={() => setView({ open: withLine(opened, place) })}
                name={line.description === '' ? `Line ${place}` : line.description}
                aside={
                  <>
                    <Terms line={line} currency={currency} at={at} />
                    <Numbers line={line} currency={currency} at={at} />
                  </>
                }
              >
                <LinePanel detail={detail} line={line} at={at} />
              </Disclosure>
            </li>
          )
        })}
      </ol>
      {linesTotal > lines.length && (
        <p className="small soft">
          The first lines are shown, of <Count value={linesTotal} at="linesTotal" /> in all.
        </p>
      )}
    </div>
  )
}
