import type { CivilDate, Figure, Provenance } from '#domain/common'
import { compareText } from '#domain/compare'
import { decimalOf, numberOf, UNIT } from '#domain/decimal'
import { type AiUsageFacts, type UsageMetric, UsageSource } from '#domain/events/ai-usage'
import { figure, ratio } from '#domain/figures'
import { daysBetween } from '#domain/time'
import { joined } from '../entities/entity.js'
import type { AiEconomics, AiSurface } from './response.js'
import { aiBases, missingVendorTexts, seatBands, windowTexts } from './texts.js'
import type { Reported } from './usage-measures.js'

type Usage = AiEconomics['usage']
type VendorRecord = Usage['vendors'][number]
interface Days {
  readonly start: CivilDate
  readonly end: CivilDate
}
/** Seats are shown as a band, to keep members of a small team unidentifiable. */
const BANDS = [
  { from: 1, to: 4, label: seatBands['1-4'] },
  { from: 5, to: 9, label: seatBands['5-9'] },
  { from: 10, to: 24, label: seatBands['10-24'] },
  { from: 25, to: 49, label: seatBands['25-49'] },
  { from: 50, to: 99, label: seatBands['50-99'] },
  { from: 100, to: null, label: seatBands['100-'] },
] as const

const overlap = ({ windowStart, windowEnd }: Reported, { start, end }: Days): number =>
  daysBetween(windowStart > start ? windowStart : start, windowEnd < end ? windowEnd : end)
const isTouching = ({ windowStart, windowEnd }: Reported, { start, end }: Days): boolean =>
  windowStart <= windowEnd && windowStart <= end && windowEnd >= start
const isWithin = ({ windowStart, windowEnd }: Reported, { start, end }: Days): boolean =>
  windowStart >= start && windowEnd <= end
const windowOf = ({ windowStart, windowEnd }: Reported): string => `${windowStart} ${windowEnd}`

/** Groups records by a key in one pass: a long history has as many windows as records. */
const grouped = <K extends string>(
  all: Iterable<Reported>,
  keyOf: (one: Reported) => K,
): ReadonlyMap<K, readonly [Reported, ...Reported[]]> => {
  const groups = new Map<K, [Reported, ...Reported[]]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [one])
    else group.push(one)
  }
  return groups
}

/**
 * A vendor's windows are fixed: those within the period are taken whole, else the one that shares the most days with
 * it, the later of two; never a part of one.
 */
const chosen = (all: readonly Reported[], period: Days): readonly Reported[] => {
  const within = all.filter((one) => isWithin(one, period))
  if (within.length > 0) return within
  const nearest = all.toSorted(
    (a, b) => overlap(b, period) - overlap(a, period) || compareText(windowOf(b), windowOf(a)),
  )[0]
  return nearest === undefined ? [] : all.filter((one) => windowOf(one) === windowOf(nearest))
}

/** The records that make up the total of one window. */
const totalOf = (ofWindow: readonly Reported[]): readonly Reported[] => {
  if (ofWindow.length === 1) return ofWindow
  // A vendor that reports each model separately reports no other total.
  const whole = ofWindow.filter(({ model }) => model === null)
  return whole.length > 0 ? whole : ofWindow
}

/** The total of one metric's records in a window. */
type WindowSum = Pick<Reported, 'windowStart' | 'windowEnd' | 'value'>

/** Null where one of them is not known: a part of a sum is not the sum. */
const exactTotal = (all: Iterable<Pick<Reported, 'value'>>): bigint | null => {
  let sum = 0n
  for (const { value } of all) {
    if (value === null) return null
    sum += value
  }
  return sum
}

const sumsByWindow = (found: readonly Reported[]): ReadonlyMap<string, WindowSum> => {
  const sums = new Map<string, WindowSum>()
  for (const [window, ofWindow] of grouped(found, windowOf)) {
    const [{ windowStart, windowEnd }] = ofWindow
    const value = exactTotal(totalOf(ofWindow))
    sums.set(window, { windowStart, windowEnd, value })
  }
  return sums
}

/** The exact sum of windows; null where it is not known, or more than a number holds exactly. */
const sumOf = (windows: Iterable<WindowSum>): number | null => {
  const sum = exactTotal(windows)
  return sum === null ? null : numberOf(sum)
}

/** Null where more was accepted than suggested: such a vendor counts suggestions and acceptances of different things. */
const rateOf = (part: number | null, whole: number | null, provenance: Provenance, basis: string): Figure | null => {
  const rate = part === null || whole === null || part > whole ? null : ratio(part, whole)
  return rate === null ? null : figure(rate, 'ratio', provenance, basis)
}

const seatsOf = (bands: readonly Reported[], provenance: Provenance): VendorRecord['activeSeats'] => {
  const newest = bands.toSorted((a, b) => compareText(windowOf(b), windowOf(a)))[0]
  const band = newest && BANDS.findLast(({ from }) => newest.value !== null && newest.value >= BigInt(from) * UNIT)
  return band === undefined ? null : { band: { ...band }, provenance }
}

const basisOf = ({ currency, unit }: Pick<Reported, 'currency' | 'unit'>, what: string): string =>
  unit === 'cents' && currency !== null ? aiBases.inCurrency(what, currency) : what

const recordOf = (all: readonly [Reported, ...Reported[]]): VendorRecord => {
  const [first] = all
  const provenances = new Set(all.map(({ provenance }) => provenance))
  const provenance = provenances.size === 1 ? first.provenance : 'vendor_reported'
  const currencies = new Set(all.flatMap(({ currency }) => currency ?? []))
  const byMetric = grouped(all, ({ metric }) => metric)
  const reported = (metric: UsageMetric): readonly Reported[] => byMetric.get(metric) ?? []
  const windows = new Map([...byMetric].map(([metric, found]) => [metric, sumsByWindow(found)]))
  const sums = new Map([...windows].map(([metric, all]) => [metric, sumOf(all.values())]))
  const sum = (metric: UsageMetric): number | null => sums.get(metric) ?? null
  const seats = seatsOf(reported('active_seats_band'), provenance)
  const metrics = [...byMetric].sort(([a], [b]) => compareText(a, b))
  const totals = metrics.flatMap(([metric, found]): [UsageMetric, Figure][] => {
    const [one] = found
    if (metric === 'active_seats_band')
      return seats === null
        ? []
        : [[metric, figure(seats.band.from, 'band', provenance, aiBases.seats(seats.band.label))]]
    // Costs in two currencies have no sum.
    if (one.unit === 'cents' && currencies.size > 1) return []
    const total = sum(metric)
    if (total === null) return []
    return [[metric, figure(total, one.unit, provenance, basisOf(one, aiBases.vendorTotal))]]
  })
  const [actions, refused] = [sum('tool_actions_accepted'), sum('tool_actions_rejected')]
  return {
    source: first.vendor,
    sourceScope: first.scope,
    originId: first.originId,
    provenance,
    currency: currencies.size === 1 ? ([...currencies][0] as string) : null,
    windowStart: all.map(({ windowStart }) => windowStart).reduce((a, b) => (a < b ? a : b)),
    windowEnd: all.map(({ windowEnd }) => windowEnd).reduce((a, b) => (a > b ? a : b)),
    acceptedLinesSeries: [...(windows.get('accepted_lines') ?? [])]
      .sort(([a], [b]) => compareText(a, b))
      .flatMap(([, { windowStart, windowEnd, value: exact }]) => {
        const value = exact === null ? null : numberOf(exact)
        return value === null ? [] : [{ windowStart, windowEnd, value }]
      }),
    activeSeats: seats,
    agentDiffAcceptanceRate: rateOf(
      sum('agent_accepted_diffs'),
      sum('agent_suggested_diffs'),
      provenance,
      aiBases.agentDiffs,
    ),
    lineAcceptanceRate: rateOf(sum('accepted_lines'), sum('suggested_lines'), provenance, aiBases.lines),
    tabAcceptanceRate: rateOf(sum('tab_accepts'), sum('tab_suggestions'), provenance, aiBases.tabs),
    toolActionAcceptanceRate: rateOf(
      actions,
      actions === null || refused === null ? null : actions + refused,
      provenance,
      aiBases.toolActions,
    ),
    models: all
      .flatMap(({ model, metric, value, ...one }) => {
        if (model === null || metric === 'active_seats_band' || value === null) return []
        const basis = basisOf(one, aiBases.window(one.windowStart, one.windowEnd))
        return [{ model, metric, figure: figure(Number(decimalOf(value)), one.unit, one.provenance, basis) }]
      })
      .sort((a, b) =>
        compareText(`${a.model} ${a.metric} ${a.figure.basis}`, `${b.model} ${b.metric} ${b.figure.basis}`),
      ),
    totals: Object.fromEntries(totals),
  }
}

const windowSelection = (
  records: readonly VendorRecord[],
  period: Days,
  requested: Days | null,
): Usage['vendorWindowSelection'] => {
  const [first] = records
  if (first === undefined) return null
  const start = records.map(({ windowStart }) => windowStart).reduce((a, b) => (a < b ? a : b))
  const end = records.map(({ windowEnd }) => windowEnd).reduce((a, b) => (a > b ? a : b))
  const isWhole = start >= period.start && end <= period.end
  return {
    requested,
    selected: { start, end },
    reason: isWhole ? windowTexts.available : windowTexts.partial,
  }
}

/** The records of each vendor, account and scope over the windows that are chosen for the period. */
export type ChosenUsage = readonly (readonly Reported[])[]

/** Chooses of what vendors report the windows that share days with the period. */
export const chosenByScope = (reported: readonly Reported[], period: Days): ChosenUsage => {
  const byScope = grouped(
    reported.filter((one) => isTouching(one, period)),
    ({ vendor, originId, scope }) => joined(vendor, originId, scope),
  )
  const orderOf = ([{ vendor, originId, scope }]: readonly [Reported, ...Reported[]]): string =>
    JSON.stringify([vendor, originId, scope])
  return [...byScope.values()]
    .map((all) => ({ order: orderOf(all), all }))
    .sort((a, b) => compareText(a.order, b.order))
    .map(({ all }) => chosen(all, period))
}

/**
 * The usage that vendors report for windows that share days with the period, by vendor, account and scope, and the
 * sources that report nothing.
 */
export const vendorUsage = (
  usage: ChosenUsage,
  period: Days,
  requested: Days | null,
): Pick<Usage, 'vendors' | 'unavailable' | 'vendorWindowSelection'> => {
  const vendors = usage.flatMap(([first, ...rest]) => (first === undefined ? [] : [recordOf([first, ...rest])]))
  return {
    vendors,
    unavailable: UsageSource.values
      .filter((source) => !vendors.some((one) => one.source === source))
      .map((source) => ({
        source,
        ...missingVendorTexts,
      })),
    vendorWindowSelection: windowSelection(vendors, period, requested),
  }
}

/** The windows behind it, oldest first, each with how many metrics the vendor reports for it. */
export const vendorWindows = (usage: ChosenUsage): AiSurface['providerWindows']['windows'] => {
  const metrics = new Map<string, Set<UsageMetric>>()
  for (const one of usage.flat()) {
    const window = `${windowOf(one)} ${one.vendor}`
    metrics.set(window, (metrics.get(window) ?? new Set()).add(one.metric))
  }
  return [...metrics]
    .sort(([a], [b]) => compareText(a, b))
    .map(([window, all]) => {
      const [windowStart = '', windowEnd = '', source = ''] = window.split(' ')
      return { source: source as AiUsageFacts['vendor'], windowStart, windowEnd, metrics: all.size }
    })
}
