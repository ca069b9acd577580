import type { DocumentReader } from '#domain/documents'
import { minorDigits } from '#domain/money'
import type { DirectedRequest } from '#domain/operation'
import { cloudKeyOf } from '../cost/measures.js'
import { Connection } from '../entities/connection.js'
import { ALONE, type AnyEntity } from '../entities/entity.js'
import { quantityOf } from './counters.js'
import type { Reckoning, Relevant, Weight } from './dependence.js'
import type { Thing } from './events.js'
import { type Fraction, fraction, isRounded, sumOf, times } from './fraction.js'
import type { Input, Inputs, ReadSums } from './inputs.js'
import { labourCents, labourWorth, meetingWorth, readPricing } from './pricing.js'
import type { ExplainedPart } from './response.js'
import { addingTo, countIn, isSaidOf, totalOf, type Worth, worthOf } from './sums.js'
import { partTexts } from './texts.js'

/** A thing with what it adds to its part; null where it adds nothing that can be told by itself. */
export interface Contributing extends Thing {
  readonly contribution: Fraction | null
  /** Its neighbours have made it what it is. */
  readonly follows: boolean
}

/** A part of a number, before its events are looked up. */
export interface Part extends Pick<ExplainedPart, 'name' | 'kind' | 'unit'> {
  readonly value: Fraction | null
  readonly things: readonly Contributing[]
  /** The number of things behind it that are not among these; null where it is not known. */
  readonly others: number | null
  /** The collection of its documents; null where it is a sum of what several kinds add. */
  readonly of: string | null
  /** Only those of its things count that several events have made. */
  readonly changedOnly?: true
}

/** Kinds of documents that say where and under which terms evidence counts, and are no evidence themselves. */
const TERMS: ReadonlySet<string> = new Set([
  'workspace',
  'client',
  'project',
  'container',
  'subscription',
  'settings',
  'connection',
  'observed_head',
  'put_aside',
  'rate',
  'role_band',
  'price',
  'engagement',
  'scope_lock',
  'ai_rule',
])

/** Kinds of documents that say again what others say: a number that rests on both is explained by the others. */
const SAYING_AGAIN: ReadonlySet<string> = new Set(['invoice'])
const isSaidAgain = ({ of }: Part): boolean => of !== null && SAYING_AGAIN.has(of)

/** The most things that are listed of a part: no more can be told. */
const MOST_THINGS = 200

type SumPart = Part & { readonly question: ReadSums; readonly counters: ReadonlySet<string> }

const unitOf = { count: 'count', seconds: 'seconds', milliseconds: 'milliseconds', currency: 'currency' } as const

/** The number of things in a question that some counters are of; null where no counter counts them. */
const thingsOf = (
  question: ReadSums,
  counters: ReadonlySet<string>,
  value: Fraction,
  isCount: boolean,
): number | null => {
  if (isCount) return Number(value.numerator / value.denominator)
  if ([...counters].every((name) => name.startsWith('coordination|'))) return countIn(question, 'coordination|meetings')
  return null
}

const sumPart = async (
  question: ReadSums,
  { name, unit, kind }: Pick<Part, 'name' | 'unit' | 'kind'>,
  counters: ReadonlySet<string>,
  worth: Worth,
  docs: DocumentReader,
): Promise<SumPart | null> => {
  const value = totalOf(question, worth)
  if (value === null) return null
  const { adding, isCut } = await addingTo(question, worth, counters, MOST_THINGS, docs)
  const all = isCut ? thingsOf(question, counters, value, kind === 'count') : adding.length
  const things = adding.map(({ collection, document, contribution, follows }) => ({
    collection,
    document,
    contribution,
    follows,
  }))
  const others = all === null ? null : Math.max(0, all - adding.length)
  return { name, unit, kind, value, things, others, of: null, question, counters }
}

/** The counters of each question that matter, by what they count. */
const countersByName = (
  question: ReadSums,
  counters: readonly string[],
): ReadonlyMap<string, { readonly unit: keyof typeof unitOf; readonly worths: Map<string, Fraction> }> => {
  const all = new Map<string, { unit: keyof typeof unitOf; worths: Map<string, Fraction> }>()
  for (const counter of counters) {
    const quantity = quantityOf(question.asked.family, counter)
    const { name, unit, worth } = quantity ?? { name: partTexts.usage, unit: 'count' as const, worth: fraction(1n) }
    const known = all.get(name) ?? { unit, worths: new Map() }
    known.worths.set(counter, worth)
    all.set(name, known)
  }
  return all
}

const sumParts = async (inputs: Inputs, relevant: readonly Relevant[]): Promise<readonly SumPart[]> => {
  const parts: SumPart[] = []
  for (const question of inputs.sums.values()) {
    const counters = relevant.flatMap(({ input }) =>
      input.tag === 'counter' && input.key === question.key ? [input.counter] : [],
    )
    for (const [name, { unit, worths }] of countersByName(question, counters)) {
      const kind = unit === 'count' ? ('count' as const) : ('sum' as const)
      const isOfUsage = quantityOf(question.asked.family, counters[0] ?? '') === null
      const part = await sumPart(
        question,
        { name, unit: unitOf[unit], kind: isOfUsage ? 'stated' : kind },
        new Set(worths.keys()),
        worthOf(worths),
        inputs.docs,
      )
      if (part === null) continue
      // A window is in the sums of each month that it touches: its value is stated, and no sum of them.
      const stated = part.things.map((thing) => ({ ...thing, contribution: null }))
      parts.push(isOfUsage ? { ...part, unit: null, value: null, things: stated } : part)
    }
  }
  return parts
}

const countParts = async (inputs: Inputs, relevant: readonly Relevant[]): Promise<readonly Part[]> => {
  const parts: Part[] = []
  for (const one of relevant) {
    const counted = one.input.tag === 'counted' ? inputs.counts.get(one.input.key) : undefined
    if (counted === undefined) continue
    const { collection, query, count } = counted
    const documents = (await inputs.docs.find(collection, { ...query, limit: MOST_THINGS })) as readonly object[]
    const { lost: adds } = one
    const isPlain = adds !== null && adds.numerator === BigInt(count) && adds.denominator === 1n
    parts.push({
      name: partTexts.counted(collection.name),
      kind: 'count',
      unit: 'count',
      value: fraction(BigInt(count)),
      things: documents.map((document) => ({
        collection,
        document,
        contribution: isPlain ? fraction(1n) : null,
        follows: false,
      })),
      others: count - documents.length,
      of: collection.name,
    })
  }
  return parts
}

const followsFromOthers = ({ collection, document }: Thing, entities: ReadonlyMap<string, AnyEntity>): boolean => {
  const view = entities.get(collection.name)?.relations?.view
  if (view === undefined) return false
  return Object.entries(view(document, ALONE)).some(
    ([member, alone]) =>
      JSON.stringify(alone) !== JSON.stringify((document as Readonly<Record<string, unknown>>)[member]),
  )
}

/** The document that a number depends on; undefined where it depends on a sum. */
const readBy = ({ input }: Relevant, { documents, members }: Inputs): Thing | undefined => {
  if (input.tag === 'document' || input.tag === 'reading') return documents.get(input.key)
  const member = input.tag === 'member' ? members.get(input.key) : undefined
  if (member === undefined) return undefined
  const { kind } = member.document as { readonly kind: string }
  return { collection: { name: kind }, document: member.document }
}

const documentParts = (
  inputs: Inputs,
  relevant: readonly Relevant[],
  entities: ReadonlyMap<string, AnyEntity>,
): readonly Part[] => {
  const byCollection = new Map<string, Contributing[]>()
  for (const one of relevant) {
    const read = readBy(one, inputs)
    if (read === undefined) continue
    const { collection, document } = read
    const known = byCollection.get(collection.name) ?? []
    if (known.some((other) => other.document === document)) continue
    const follows = followsFromOthers({ collection, document }, entities)
    known.push({ collection, document, contribution: one.lost, follows })
    byCollection.set(collection.name, known)
  }
  return [...byCollection].map(
    ([name, things]): Part => ({
      name: name === 'key' || name === 'member' ? partTexts.members : partTexts.documents(name),
      kind: 'stated',
      unit: null,
      value: null,
      things,
      others: 0,
      of: name,
    }),
  )
}

/** The most documents of a kind that are looked at for what was said of them later. */
const MOST_CHANGED = 100

/**
 * Documents of the kinds that matter that do not matter themselves as they are, such as an objective that was dropped: they
 * would without the events that changed them.
 */
const changedPart = (inputs: Inputs, parts: readonly Part[]): Part | null => {
  const kinds = new Set(parts.map(({ of }) => of))
  kinds.delete(Connection.name)
  const known = new Set(parts.flatMap(({ things }) => things.map(({ document }) => document)))
  const things: Contributing[] = []
  for (const kind of kinds) {
    const others = [...inputs.documents.values()].filter(
      ({ collection, document }) => collection.name === kind && !known.has(document) && mayHaveChanged(document),
    )
    for (const { collection, document } of others.slice(0, MOST_CHANGED))
      things.push({ collection, document, contribution: null, follows: false })
  }
  const name = partTexts.changed
  return things.length === 0
    ? null
    : { name, kind: 'stated', unit: null, value: null, things, others: 0, of: null, changedOnly: true }
}

/** Says whether more than one event may have made a document. */
const mayHaveChanged = (document: object): boolean => !('observations' in document) || isSaidOf(document)

const SECONDS_AN_HOUR = 3_600n
const MS_AN_HOUR = 3_600_000n

/** The ways in which answers tell what is counted in a unit. */
const SCALES: Readonly<Record<string, readonly Fraction[]>> = {
  count: [fraction(1n)],
  seconds: [fraction(1n, SECONDS_AN_HOUR)],
  milliseconds: [fraction(1n, MS_AN_HOUR)],
  cents: [fraction(1n)],
  hours: [fraction(1n)],
}

/** Says whether parts of one unit add up to a number. */
const addUp = (parts: readonly Part[], value: number): boolean => {
  const [first] = parts
  if (first === undefined || parts.some((one) => one.unit !== first.unit || one.value === null)) return false
  const sum = sumOf(parts.flatMap((one) => one.value ?? []))
  return (SCALES[first.unit ?? ''] ?? []).some((scale) => isRounded(times(sum, scale), value))
}

const told = (part: Part): Part => ({ ...part, things: part.things.map((thing) => ({ ...thing, contribution: null })) })

/** The same part as a sum of what its things add; null where that is not known of some of them. */
const asSum = (part: Part, unit: Part['unit']): Part | null => {
  if (part.value !== null) return part.things.every(({ contribution }) => contribution !== null) ? part : null
  const contributions = part.things.map(({ contribution }) => contribution)
  if (!contributions.every((one) => one !== null)) return null
  const isCount = contributions.every(({ numerator, denominator }) => numerator === 1n && denominator === 1n)
  return { ...part, kind: isCount ? 'count' : 'sum', unit, value: sumOf(contributions) }
}

/** Time entries as what they add exactly: their hours, or what these cost. */
const exactEntries = async (part: Part, unit: Part['unit'], request: DirectedRequest, docs: DocumentReader) => {
  if (part.of !== 'time_entry') return null
  if (unit === 'cents') {
    const pricing = await readPricing(request, docs)
    if (pricing === null) return null
    const things = part.things.map((one) => ({ ...one, contribution: labourCents(one.document, pricing) }))
    return asSum({ ...part, name: partTexts.labourCost, things }, 'cents')
  }
  const things = part.things.map((one) => ({ ...one, contribution: secondsIn(one.document) }))
  return asSum({ ...part, name: partTexts.seconds, things }, 'seconds')
}
const secondsIn = (document: object): Fraction => {
  const { observations } = document as {
    readonly observations: readonly { readonly facts: { readonly seconds: number } }[]
  }
  return fraction(BigInt(observations[0]?.facts.seconds ?? 0))
}

/** Sums of quantities at the rates that price them; null where they are not in cents that are known. */
const priced = async (
  parts: readonly SumPart[],
  request: DirectedRequest,
  docs: DocumentReader,
): Promise<readonly Part[] | null> => {
  const pricing = await readPricing(request, docs)
  if (pricing === null) return null
  const all: Part[] = []
  for (const part of parts) {
    const { question, counters } = part
    if (part.unit === 'seconds') {
      const name = partTexts.labourCost
      const one = await sumPart(
        question,
        { name, unit: 'cents', kind: 'sum' },
        counters,
        labourWorth(pricing, counters),
        docs,
      )
      if (one === null) return null
      all.push(one)
    } else if (counters.has('coordination|attendeeMs')) {
      const name = partTexts.meetingCost
      const one = await sumPart(question, { name, unit: 'cents', kind: 'sum' }, counters, meetingWorth(pricing), docs)
      if (one === null) return null
      all.push(one)
    } else if (part.unit === 'currency') {
      const [counter = ''] = counters
      const cents = fraction(10n ** BigInt(minorDigits(cloudKeyOf(counter)?.currency ?? pricing.currency)))
      const things = part.things.map((one) => ({
        ...one,
        contribution: one.contribution === null ? null : times(one.contribution, cents),
      }))
      all.push({ ...part, unit: 'cents', value: part.value === null ? null : times(part.value, cents), things })
    }
  }
  return all
}

/** The parts of a number, and whether they add up to it. */
export interface Account {
  readonly parts: readonly Part[]
  /** The parts that add up to it; none where it is made in another way. */
  readonly addends: readonly Part[]
}

/** The parts that a number is made of; `isOfFormula` says that it is no sum. Finds the parts that add up to it exactly, where there are any. */
export const accountOf = async (
  inputs: Inputs,
  relevant: readonly Relevant[],
  value: number,
  unit: Part['unit'],
  isOfFormula: boolean,
  request: DirectedRequest,
  entities: ReadonlyMap<string, AnyEntity>,
): Promise<Account> => {
  const sums = await sumParts(inputs, relevant)
  const counts = await countParts(inputs, relevant)
  const documents = documentParts(inputs, relevant, entities)
  const evidence = documents
    .filter(({ of }) => of !== null && !TERMS.has(of))
    .toSorted((a, b) => Number(isSaidAgain(a)) - Number(isSaidAgain(b)))
  const terms = documents.filter(({ of }) => of === null || TERMS.has(of))
  const unknown = new Set(
    relevant.flatMap((one) => (one.isUnknownWithout ? [readBy(one, inputs)?.collection.name] : [])),
  )
  const changed = changedPart(inputs, documents)
  const account = (addends: readonly Part[], others: readonly Part[]): Account => ({
    addends,
    parts: [
      ...addends,
      ...others.map((one) => (one.of === null ? one : told(one))),
      ...(changed === null ? [] : [changed]),
    ],
  })
  const all = [...sums, ...counts, ...documents]
  if (value === 0 || isOfFormula) return account([], all)
  if (addUp(sums, value)) return account(sums, [...counts, ...documents])
  if (unit === 'cents' && sums.length > 0) {
    const inCents = await priced(sums, request, inputs.docs)
    if (inCents !== null && addUp(inCents, value)) return account(inCents, [...counts, ...documents])
  }
  // What is told only where there is enough of everything depends on more than it counts.
  const own = sums.find((one) => addUp([one], value))
  if (own !== undefined) return account([own], rest([own], all))
  const known = (parts: readonly Part[]): readonly Part[] | null => {
    const found = parts.map((part) => asSum(part, unit))
    return found.every((part) => part !== null) ? found : null
  }
  // What the number is not known without is no addend, unless nothing else is.
  const plain = evidence.filter(({ of }) => of !== null && !unknown.has(of))
  const candidates = [...subsetsOf([...counts, ...plain]), [...sums, ...counts, ...plain], ...subsetsOf(evidence)]
  for (const some of candidates) {
    const addends = known(some)
    if (addends !== null && addUp(addends, value)) return account(addends, rest(some, all))
  }
  for (const entries of evidence) {
    const exact = await exactEntries(entries, unit, request, inputs.docs)
    if (exact !== null && addUp([exact], value)) return account([exact], rest([entries], all))
  }
  const isOfTerms = sums.length + counts.length + evidence.length === 0
  const isUnknown = ({ of }: Part): boolean => of !== null && unknown.has(of)
  for (const one of isOfTerms ? terms.toSorted((a, b) => Number(isUnknown(a)) - Number(isUnknown(b))) : []) {
    const addends = known([one])
    if (addends !== null && addUp(addends, value)) return account(addends, rest([one], all))
  }
  return account([], all)
}

/** The most parts of which every choice is tried. */
const MOST_CHOSEN = 5

/** Every choice of some parts, the smallest first; of many parts all of them, and each alone. */
const subsetsOf = (parts: readonly Part[]): readonly (readonly Part[])[] => {
  if (parts.length > MOST_CHOSEN) return [parts, ...parts.map((one) => [one])]
  const all: Part[][] = [[]]
  for (const part of parts) for (const some of [...all]) all.push([...some, part])
  return all.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length)
}

const rest = (some: readonly Part[], all: readonly Part[]): readonly Part[] => all.filter((one) => !some.includes(one))

/** The ways in which documents may add to a number: one each, or the time of entries, or what it costs. */
export const reckoningsFor = async (
  inputs: Inputs,
  unit: Part['unit'],
  request: DirectedRequest,
): Promise<readonly Reckoning[]> => {
  const entryOf = (input: Input): object | null => {
    const read = input.tag === 'document' ? inputs.documents.get(input.key) : undefined
    return read?.collection.name === 'time_entry' ? read.document : null
  }
  const one: Reckoning = { weight: ({ tag }) => (tag === 'document' ? fraction(1n) : null), tolerance: fraction(0n) }
  if (unit === 'hours') {
    const weight: Weight = (input) => {
      const entry = entryOf(input)
      return entry === null ? null : times(secondsIn(entry), fraction(1n, SECONDS_AN_HOUR))
    }
    return [one, { weight, tolerance: fraction(1n, 50n) }]
  }
  const pricing = unit === 'cents' ? await readPricing(request, inputs.docs) : null
  if (pricing === null) return [one]
  const weight: Weight = (input) => {
    const entry = entryOf(input)
    return entry === null ? null : labourCents(entry, pricing)
  }
  return [{ weight, tolerance: fraction(2n) }]
}
