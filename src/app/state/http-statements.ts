import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Actor, DescribedField, DescribedStatement, FieldValues, Once, StatementUseCase } from '#api/use-cases'
import type { Ports } from '#app/environment'
import { type FoldAll, isFoldedInTime } from '#app/folding'
import { stopped } from '#app/watcher'
import type { Keywords } from '#domain/codec'
import { Uuid } from '#domain/common'
import type { Outcome } from '#domain/outcome'
import type { Position } from '#eventlog/port'
import { rolesFor } from './acting.js'
import type { AnyCommand } from './command.js'
import type { Item } from './deciding.js'
import type { Field, Given } from './field.js'
import { type AllGiven, readInput } from './input.js'
import { type KeptAnswer, once, type ReceiptRefused } from './receipts.js'
import { isRefusal, type Refusal } from './refusal.js'
import { type Done, mayBeStated, refusalOfTarget, type StateError, type StatementOfMany, stateAll } from './run.js'
import { namesIn, scopeOf } from './scopes.js'
import { table } from './statements.js'
import { refusedFor } from './told-refusals.js'

// The commands that state a fact, over HTTP: fields as JSON, receipts, and an answer once it is folded.

// biome-ignore lint/suspicious/noExplicitAny: a field of anything
type AnyField = Field<any>

/** The longest that a request waits until what it stated is shown. */
const PATIENCE_MS = 2_000

/** The member of a body that says which version of an entity was read. */
const VERSION = 'version'

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/**
 * A value of JSON as the command line gives it to a field. The content of a file may be a text, or JSON
 * itself: a list is a file of one line for each.
 */
const givenTo = ({ form }: AnyField, value: unknown): Either<string, Given> => {
  if (value === undefined || value === null) return right(undefined)
  if (form === 'flag') return typeof value === 'boolean' ? right(value) : left('Expected true or false.')
  if (form === 'list') return isTexts(value) ? right(value) : left('Expected a list of texts.')
  if (form === 'words' && typeof value === 'string') return right([value])
  if (form === 'words') return isTexts(value) ? right(value) : left('Expected a text, or a list of texts.')
  if (form === 'file' && Array.isArray(value)) return right(value.map((one) => JSON.stringify(one)).join('\n'))
  if (form === 'file' && typeof value === 'object') return right(JSON.stringify(value))
  if (typeof value === 'number') return right(String(value))
  return typeof value === 'string' ? right(value) : left('Expected a text.')
}

/** The item that a command states, from fields by name. */
const itemOf = (command: AnyCommand, { [VERSION]: version = null, ...fields }: FieldValues): Either<Refusal, Item> => {
  const refused = (name: string, problem: string): Either<Refusal, never> =>
    left({ tag: 'misused', message: problem, field: { name, problem } })
  if (version !== null && !Uuid.is(version)) return refused(VERSION, 'Expected the version that a read tells, or null.')
  const names = Object.keys(command.fields)
  const unknown = Object.keys(fields).find((name) => !names.includes(name))
  if (unknown !== undefined) return refused(unknown, `there is no such field; there are ${names.join(', ')}`)
  const all: Record<string, Given> = {}
  for (const name of names) {
    const given = givenTo(command.fields[name], fields[name])
    if (isLeft(given)) return refused(name, given.left)
    all[name] = given.right
  }
  const input = readInput(command, all as AllGiven)
  return isLeft(input) ? input : right({ input: input.right, version: version?.toLowerCase() ?? null })
}

const itemsOf = (command: AnyCommand, all: readonly FieldValues[]): Either<Refusal, readonly Item[]> => {
  const items: Item[] = []
  for (const fields of all) {
    const item = itemOf(command, fields)
    if (isLeft(item)) return item
    items.push(item.right)
  }
  return right(items)
}

/** The ids of several statements as one receipt keeps them: `0.objectiveId`, `1.objectiveId`. */
const keptIds = (each: readonly Done[]): KeptAnswer['ids'] =>
  Object.fromEntries(
    each.flatMap(({ ids }, place) => Object.entries(ids).map(([name, id]) => [`${place}.${name}`, id] as const)),
  )
const idsKept = (ids: KeptAnswer['ids'], length: number): readonly KeptAnswer['ids'][] =>
  Array.from({ length }, (_, place) =>
    Object.fromEntries(
      Object.entries(ids).flatMap(([name, id]) =>
        name.startsWith(`${place}.`) ? [[name.slice(`${place}.`.length), id] as const] : [],
      ),
    ),
  )

/** The result of several statements; without `each` it is that of a repetition. */
type AllDone = KeptAnswer & { readonly each?: readonly Done[] }

const allDone = (each: readonly Done[]): AllDone => ({
  ids: keptIds(each),
  changed: each.some(({ changed }) => changed),
  position: each.reduce<Position>((last, { position }) => (position === '' ? last : position), ''),
  each,
})

/** The commands whose answer tells a key's secret. */
const MAKING_KEYS: ReadonlySet<string> = new Set(['key issue', 'key rotate'])

/** Carries out statements once, and waits until they are folded. A repetition is told only to whom its target is still visible. */
const carryOutOnce = async (
  command: AnyCommand,
  all: readonly FieldValues[],
  { workspaceId, memberId, keyId, now }: Actor,
  intended: Once,
  stores: Ports,
): Outcome<StateError | ReceiptRefused, AllDone & { readonly folded: boolean }> => {
  const items = itemsOf(command, all)
  if (isLeft(items)) return items
  const foldAll: FoldAll = async () => {
    const isFolded = await isFoldedInTime('', workspaceId, stores, PATIENCE_MS)
    if (isLeft(isFolded)) return isFolded
    return isFolded.right ? right(undefined) : left(stopped)
  }
  const stating = { command, items: items.right, workspaceId, as: memberId, keyId }
  const carryOut = async (receiptId: Uuid): Outcome<StateError, AllDone> => {
    const statement: StatementOfMany = { ...stating, receiptId }
    const done = await stateAll(statement, stores, now, foldAll)
    return isLeft(done) ? done : right(allDone(done.right))
  }
  const mayBeDone = (receiptId: Uuid) => mayBeStated({ ...stating, receiptId }, stores, now, foldAll)
  const whose = { workspaceId, ...intended }
  const done = await once<StateError, AllDone>(whose, stores.registry, now, carryOut, isRefusal, mayBeDone)
  if (isLeft(done)) return done
  const told: AllDone = done.right
  if (told.each === undefined) {
    const refusal = await refusalOfTarget(stating, idsKept(told.ids, all.length), stores, now, foldAll)
    if (isLeft(refusal)) return refusal
  }
  const isFolded = await isFoldedInTime(told.position, workspaceId, stores, PATIENCE_MS)
  // What was stated is stated, whatever becomes of the read store.
  return right({ ...told, folded: !isLeft(isFolded) && isFolded.right })
}

/** A command as a statement over HTTP. */
export const statementOf = (command: AnyCommand, stores: Ports): StatementUseCase => ({
  scope: scopeOf(command),
  roles: rolesFor(command),
  state: async (fields, actor, intended) => {
    const done = await carryOutOnce(command, [fields], actor, intended, stores)
    if (isLeft(done)) return left(refusedFor(done.left))
    const { ids, changed, folded, each = [] } = done.right
    const [only] = each
    const answer = {
      ids: idsKept(ids, 1)[0] ?? {},
      changed,
      version: only?.version ?? null,
      folded,
      warnings: only?.warnings ?? [],
    }
    return right(MAKING_KEYS.has(command.path) ? { ...answer, key: only?.key ?? null } : answer)
  },
  stateAll: async (all, actor, intended) => {
    const done = await carryOutOnce(command, all, actor, intended, stores)
    if (isLeft(done)) return left(refusedFor(done.left))
    const { ids, changed, folded, each = [] } = done.right
    return right({
      each: idsKept(ids, all.length),
      changed,
      folded,
      warnings: [...new Set(each.flatMap(({ warnings }) => warnings))],
    })
  },
})

/** Placeholders of fields that are numbers. */
const NUMBERS: ReadonlySet<string> = new Set(['cents', 'days', 'number', 'percent'])

/** The JSON of a field. */
const schemaOf = ({ form, choices, placeholder }: AnyField): Keywords => {
  const text: Keywords = choices.length === 0 ? { type: 'string' } : { type: 'string', enum: choices }
  if (form === 'flag') return { type: 'boolean' }
  if (form === 'list') return { type: 'array', items: text }
  if (form === 'words') return { anyOf: [text, { type: 'array', items: text }] }
  if (form === 'file') return { anyOf: [{ type: 'string' }, { type: 'object' }, { type: 'array' }] }
  return NUMBERS.has(placeholder) ? { type: ['string', 'number'] } : text
}

const describedField = (name: string, field: AnyField): DescribedField => {
  const { required, description, default: standard } = field
  const byDefault = standard === null ? '' : ` (default: ${standard})`
  return { name, required, description: `${description}${byDefault}`, schema: schemaOf(field) }
}

/** Every statement over HTTP, as data for its description. */
export const describedStatements: readonly DescribedStatement[] = table.map((command) => ({
  ...namesIn(command),
  summary: command.summary,
  scope: scopeOf(command),
  roles: rolesFor(command),
  fields: Object.entries<AnyField>(command.fields).map(([name, field]) => describedField(name, field)),
}))
