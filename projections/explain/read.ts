import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Unit } from '#domain/common'
import type { ReadSources } from '#domain/documents'
import type { Addend, AnyOperation, DirectedRequest, ReadRefusal } from '#domain/operation'
import type { Outcome } from '#domain/outcome'
import type { AnyEntity } from '../entities/entity.js'
import { relevantInputs } from './dependence.js'
import { type Event, eventsOf, isToldTo, neighboursOf, type Sight, sightOf, type Thing, tiedAmong } from './events.js'
import { type Fraction, fractionOf, fractionText, minus, sumOf } from './fraction.js'
import { type Input, Inputs } from './inputs.js'
import { isReplaced, ruleFor, unitOf } from './kinds.js'
import { type Missing, numberAt, sameNumber, stepsIn } from './number.js'
import { type Account, accountOf, type Contributing, type Part, reckoningsFor } from './parts.js'
import { EVENTS_LIMIT, type ExplainedPart, type ExplanationKind, type NumberExplanation } from './response.js'
import { explanationTexts, numberTexts, partTexts } from './texts.js'
import { remainingOf } from './without.js'

/** The number to explain, and whoever asks. */
export interface Asked {
  readonly operation: Pick<AnyOperation, 'id' | 'read' | 'basisOf'>
  readonly path: string
  readonly request: DirectedRequest & { readonly given: object }
}

const kindOf = (path: string, value: number, account: Account): ExplanationKind => {
  const { addends } = account
  const parts = account.parts.filter(({ changedOnly }) => changedOnly !== true)
  const rule = ruleFor(path)
  if (parts.length > 0 && rule !== null) return rule
  if (value === 0) return 'count'
  if (parts.length === 0) return 'constant'
  if (addends.length > 0) return addends.every(({ kind }) => kind === 'count') ? 'count' : 'sum'
  return parts.every(({ kind }) => kind === 'stated') ? 'stated' : 'derived'
}

const textOf = (kind: ExplanationKind, value: number, parts: readonly ExplainedPart[]): string => {
  if (kind === 'count' && value === 0) return explanationTexts.nothing
  if (kind !== 'sum' && kind !== 'count') return explanationTexts[kind]
  const added = parts.filter((part) => part.kind !== 'stated')
  const events = added.reduce<number | null>(
    (sum, { eventsTotal }) => (sum === null || eventsTotal === null ? null : sum + eventsTotal),
    0,
  )
  return events === null ? explanationTexts.many : explanationTexts[kind](events)
}

const exact = (number: Fraction | null): string | null => (number === null ? null : fractionText(number))

/** Things with their events, as many as may be told. */
interface Telling {
  readonly events: ExplainedPart['events']
  /** The most things whose events are told. */
  readonly told: ReadonlySet<Thing>
}

/** The number without a thing; null where that is not known. */
type Remaining = (thing: Contributing) => number | null

/** The events of things, of each with what it adds: the first has it, since the others are of the same thing. */
const toldOf = (
  things: readonly Contributing[],
  events: ReadonlyMap<object, readonly Event[]>,
  most: number,
  remaining: Remaining,
): Telling => {
  const all: ExplainedPart['events'][number][] = []
  const told = new Set<Thing>()
  for (const thing of things) {
    const own = events.get(thing.document) ?? []
    if (own.length === 0) continue
    if (all.length + own.length > most) {
      // Of a thing with more events than may be told, the first ones.
      if (all.length === 0)
        all.push(...own.slice(0, most).map((event) => ({ ...event, contribution: null, without: null })))
      break
    }
    told.add(thing)
    // Of a thing that several events tell of, each alone could be left out.
    const without = own.length === 1 ? remaining(thing) : null
    for (const [i, event] of own.entries())
      all.push({ ...event, contribution: i === 0 ? exact(thing.contribution) : null, without })
  }
  return { events: all, told }
}

const partOf = (
  part: Part,
  found: { readonly events: ReadonlyMap<object, readonly Event[]>; readonly more: number },
  most: number,
  isTold: boolean,
  remaining: Remaining,
): ExplainedPart => {
  const { name, kind, unit, value, others } = part
  const things =
    part.changedOnly === true
      ? part.things.filter(({ document }) => (found.events.get(document)?.length ?? 0) > 1)
      : part.things
  const { events, told } = toldOf(things, found.events, most, remaining)
  const known = things.reduce((sum, { document }) => sum + (found.events.get(document)?.length ?? 1), 0)
  const eventsTotal = others === null ? null : known + others + found.more
  const added = sumOf(things.flatMap((one) => (told.has(one) && one.contribution !== null ? [one.contribution] : [])))
  return {
    name,
    number: null,
    kind,
    unit,
    value: isTold ? exact(value) : null,
    events: isTold ? events : [],
    eventsTotal,
    remainder: {
      events: eventsTotal === null ? null : eventsTotal - (isTold ? events.length : 0),
      contribution: value === null || !isTold ? null : exact(minus(value, added)),
    },
  }
}

/** The events of things near those of some parts, as a part of its own; null where there are none. */
const nearPart = async (
  parts: readonly Part[],
  request: DirectedRequest,
  entities: ReadonlyMap<string, AnyEntity>,
  inputs: Inputs,
): Promise<Part | null> => {
  const things = parts.flatMap((part) => part.things).slice(0, EVENTS_LIMIT)
  const known = new Set(things.map(({ document }) => document))
  const near: Contributing[] = []
  const add = (found: readonly Thing[]): void => {
    for (const { collection, document } of found) {
      if (known.has(document)) continue
      known.add(document)
      near.push({ collection, document, contribution: null, follows: false })
    }
  }
  const { workspaceId } = request
  const following = things.filter(({ follows }) => follows)
  add(await neighboursOf(following, workspaceId, entities, inputs.docs))
  const others = things.filter(({ follows }) => !follows)
  for (const kind of new Set(others.map(({ collection }) => collection.name))) {
    // What makes it no other may still be the same thing, told by another source.
    const alike = others.filter(({ collection }) => collection.name === kind)
    const found = await neighboursOf(alike, workspaceId, entities, inputs.docs)
    add(found.filter(({ collection }) => collection.name === kind))
  }
  const name = partTexts.near
  return near.length === 0 ? null : { name, kind: 'stated', unit: null, value: null, things: near, others: 0, of: null }
}

/** Tells the number without each thing of its only addend, where nothing else counts otherwise then. */
const remainingIn = async (
  path: string,
  { addends }: Account,
  value: number,
  { workspaceId }: DirectedRequest,
  entities: ReadonlyMap<string, AnyEntity>,
  inputs: Inputs,
): Promise<Remaining> => {
  const [only, ...others] = addends
  if (only === undefined || others.length > 0 || isReplaced(path)) return () => null
  // An amount that documents share may be shared otherwise among those that remain.
  if (only.of !== null && only.kind !== 'count') return () => null
  const tied = await tiedAmong(only.things, workspaceId, entities, inputs.docs)
  return (thing) => (thing.follows || tied.has(thing) ? null : remainingOf(only, thing.contribution, value))
}

/** The most events of what a number only depends on, of all such parts together and of each at least. */
const MOST_OF_OTHERS = 80
const LEAST_OF_EACH = 4

/** Parts with their events: of all together no more than an explanation has, and most of those that add up to the number. */
const told = async (
  parts: readonly Part[],
  { addends, remaining }: { readonly addends: readonly Part[]; readonly remaining: Remaining },
  request: DirectedRequest,
  sight: Sight,
  inputs: Inputs,
): Promise<readonly ExplainedPart[]> => {
  const found = new Map<Part, ExplainedPart>()
  let left = EVENTS_LIMIT
  const tell = async (part: Part, most: number): Promise<void> => {
    const isTold = part.things.every(({ collection }) => isToldTo(request, collection.name))
    const events = await eventsOf(part.things, request, sight, inputs.docs)
    const one = partOf(part, events, Math.min(most, left), isTold, addends.includes(part) ? remaining : () => null)
    left -= one.events.length
    found.set(part, one)
  }
  const others = parts.filter((part) => !addends.includes(part))
  const ofOthers = addends.length === 0 ? EVENTS_LIMIT : MOST_OF_OTHERS
  for (const [i, part] of others.entries()) {
    const share = Math.ceil((left - (EVENTS_LIMIT - ofOthers)) / (others.length - i))
    await tell(part, Math.max(LEAST_OF_EACH, share))
  }
  for (const [i, part] of addends.entries()) await tell(part, Math.ceil(left / (addends.length - i)))
  // What the number only depends on, of which nothing may be told, is no part for this caller.
  return parts.flatMap((part) => {
    const one = found.get(part)
    const isPart = addends.includes(part) || (part.value !== null && !request.forClient)
    return one !== undefined && (isPart || one.events.length > 0) ? [one] : []
  })
}

const noSuchNumber = ({ known, names }: Missing): Either<ReadRefusal, never> =>
  left({
    tag: 'invalid_request',
    fields: [{ path: 'number', reason: 'invalid', allowed: numberTexts.allowed(known, names) }],
  })

/** A number of the same answer as a part of the one that it adds to. */
const partOfAddend = ({ name, path, value }: Addend, unit: Unit, kind: 'sum' | 'count'): ExplainedPart => {
  const added = exact(fractionOf(value))
  return {
    name,
    number: path,
    kind,
    unit: unit === 'cents' ? 'cents' : 'count',
    value: added,
    events: [],
    eventsTotal: null,
    remainder: { events: null, contribution: added },
  }
}

/** The explanation by the numbers from which one follows; null where it does not follow from others, or these come to another value. */
const explainedByBasis = async (
  { operation, path, request }: Asked,
  answer: unknown,
  value: number,
  sources: ReadSources,
  entities: ReadonlyMap<string, AnyEntity>,
): Promise<Either<ReadRefusal, NumberExplanation> | null> => {
  const basis = operation.basisOf?.(answer, stepsIn(path), request) ?? null
  if (basis === null) return null
  const explain = async (asked: Asked) => {
    const explained = await readExplanation(asked, sources, entities)
    return isLeft(explained) || explained.right.value === value ? explained : null
  }
  if (basis.tag === 'same') return explain(basis)
  if (basis.tag === 'narrower')
    return explain({ operation, path: basis.path, request: { ...basis.request, given: request.given } })
  const { addends } = basis
  const [only, ...others] = addends
  if (only === undefined || addends.reduce((sum, addend) => sum + addend.value, 0) !== value) return null
  const isCount = addends.every(({ value: added }) => added === 1)
  if (others.length === 0) return isCount ? null : explain({ operation, path: only.path, request })
  const unit = unitOf(answer, path)
  const kind = unit === 'count' ? 'count' : 'sum'
  const parts = addends.map((addend) => partOfAddend(addend, unit, kind))
  return right({ operation: operation.id, number: path, value, unit, kind, text: explanationTexts.added, parts })
}

/**
 * Explains a number of an operation's answer to this caller. The operation is asked once, and what it reads is kept; then it
 * is asked again without parts of that, in memory, which shows what the number depends on. The events behind that are
 * found by index.
 */
export const readExplanation = async (
  { operation, path, request }: Asked,
  sources: ReadSources,
  entities: ReadonlyMap<string, AnyEntity>,
): Outcome<ReadRefusal, NumberExplanation> => {
  const inputs = new Inputs(sources)
  const answer = await operation.read(request, inputs.sources())
  if (isLeft(answer)) return answer
  const there = numberAt(answer.right, path)
  if (isLeft(there)) return noSuchNumber(there.left)
  const value = there.right
  const unit = unitOf(answer.right, path)
  const head = { operation: operation.id, number: path, value, unit }
  if (value === null) return right({ ...head, kind: 'unknown', text: explanationTexts.unknown, parts: [] })
  if (ruleFor(path) === 'constant')
    return right({ ...head, kind: 'constant', text: explanationTexts.constant, parts: [] })
  const followed = await explainedByBasis({ operation, path, request }, answer.right, value, sources, entities)
  if (followed !== null) return isLeft(followed) ? followed : right({ ...followed.right, ...head })
  const numberIn = sameNumber(answer.right, path)
  const without = async (leftOut: readonly Input[]): Promise<number | null> => {
    try {
      const other = await operation.read(request, inputs.sources(leftOut))
      return isLeft(other) ? null : numberIn(other.right)
    } catch (error) {
      // A report may take for granted that something is there, such as the workspace itself.
      if (inputs.hasFailed) throw error
      return null
    }
  }
  const own = unit === 'cents' ? 'cents' : /[hH]ours/.test(path) ? 'hours' : 'count'
  const reckonings = await reckoningsFor(inputs, own, request)
  const relevant = await relevantInputs(inputs, value, without, reckonings)
  const account = await accountOf(inputs, relevant, value, own, ruleFor(path) !== null, request, entities)
  const kind = kindOf(path, value, account)
  const near = await nearPart(account.parts, request, entities, inputs)
  const all = near === null ? account.parts : [...account.parts, near]
  const sight = await sightOf(request, inputs.docs)
  const remaining = await remainingIn(path, account, value, request, entities, inputs)
  const parts = await told(all, { addends: account.addends, remaining }, request, sight, inputs)
  return right({ ...head, kind, text: textOf(kind, value, parts), parts })
}
