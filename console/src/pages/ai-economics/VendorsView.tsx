import type { Figure, Usage, VendorRecord } from '@workspace-delivery-intelligence/client'
import { format } from '../../format/viewer.js'
import { providerWord, spoken } from '../../format/words.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { EmptyState } from '../../parts/EmptyState.js'
import { Count, FigureValue, Money } from '../../parts/values.js'
import { PlainTable } from '../../table/PlainTable.js'

const RATES = [
  ['lineAcceptanceRate', 'Lines accepted'],
  ['agentDiffAcceptanceRate', 'Agent edits accepted'],
  ['tabAcceptanceRate', 'Completions accepted'],
  ['toolActionAcceptanceRate', 'Tool actions accepted'],
] as const

/** A figure of a vendor; amounts of money are in the currency that the record names. */
const VendorFigure = ({ figure, currency, at }: { figure: Figure; currency: string | null; at: string }) =>
  figure.unit === 'cents' ? (
    <Money cents={figure.value} currency={currency} at={at} />
  ) : (
    <FigureValue figure={figure} at={at} />
  )

const Vendor = ({ record, at }: { record: VendorRecord; at: string }) => {
  const { activeSeats, currency } = record
  const rates = RATES.flatMap(([rate, name]) => {
    const figure = record[rate]
    return figure === null
      ? []
      : [[name, <FigureValue key={rate} figure={figure} at={`${at}.${rate}.value`} />] as const]
  })
  const totals = Object.entries(record.totals).map(
    ([metric, figure]) =>
      [
        spoken(metric),
        <VendorFigure key={metric} figure={figure} currency={currency} at={`${at}.totals.${metric}.value`} />,
      ] as const,
  )
  const seats = activeSeats === null ? [] : [['Active seats', activeSeats.band.label] as const]
  return (
    <div className="card stack">
      <div className="row">
        <h3>
          {providerWord(record.source)} · {record.sourceScope}
        </h3>
        <ProvenanceChip provenance={record.provenance} />
      </div>
      <p className="small soft">{format.range(record.windowStart, record.windowEnd)}</p>
      <PlainTable
        label={`What ${providerWord(record.source)} reports for ${record.sourceScope}`}
        head={['Reported', 'Value']}
        rows={[...totals, ...rates, ...seats]}
      />
      {record.models.length > 0 && (
        <PlainTable
          label={`By model, for ${record.sourceScope}`}
          head={['Model', 'Value']}
          rows={record.models.map(({ model, metric, figure }, place) => [
            `${model}: ${spoken(metric).toLowerCase()}`,
            <VendorFigure
              key={metric}
              figure={figure}
              currency={currency}
              at={`${at}.models[${place}].figure.value`}
            />,
          ])}
        />
      )}
      {record.acceptedLinesSeries.length > 0 && (
        <details>
          <summary>Accepted lines, window by window</summary>
          <PlainTable
            label={`Accepted lines, window by window, for ${record.sourceScope}`}
            head={['Window', 'Accepted lines']}
            rows={record.acceptedLinesSeries.map(({ windowStart, windowEnd, value }, place) => [
              format.range(windowStart, windowEnd),
              <Count key={windowStart} value={value} at={`${at}.acceptedLinesSeries[${place}].value`} />,
            ])}
          />
        </details>
      )}
    </div>
  )
}

/** Usage that vendors report for their own windows, and what they leave out. */
export const VendorsView = ({ usage }: { usage: Usage }) => (
  <div className="stack">
    {usage.vendors.length === 0 ? (
      <EmptyState title="No vendor reports usage for this period" />
    ) : (
      <div className="ai-vendors">
        {usage.vendors.map((record, place) => (
          <Vendor key={`${record.originId} ${record.sourceScope}`} record={record} at={`usage.vendors[${place}]`} />
        ))}
      </div>
    )}
    {usage.unavailable.length > 0 && (
      <details className="card">
        <summary>Unknown values, with reasons</summary>
        <PlainTable
          label="Unknown values"
          head={['Source', 'Fact', 'Reason']}
          rows={usage.unavailable.map(({ source, fact, reason }) => [providerWord(source), spoken(fact), reason])}
        />
      </details>
    )}
  </div>
)
