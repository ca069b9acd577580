import type { Command } from 'commander'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Instant } from '#domain/common'
import type { StoreUnavailable } from '#domain/outcome'
import type { Position } from '#eventlog/port'
import { lowest } from '#readstore/partitions'
import { damageOf } from '#sqlite/database'
import { systemClock } from '../projector/clock.js'
import { releaseAll, takeIdle, whileBeating } from '../projector/lease.js'
import { type Difference, repair, type Verified, verify } from '../projector/verify.js'
import { repairAccess, verifyAccess } from '../projector/verify-access.js'
import type { Stores } from '../stores.js'
import { DATA_OPTION, type DataOption, JSON_OPTION, orFail, withExistingStores } from './context.js'
import { exampleText } from './hints.js'
import { Failure, outputOf } from './output.js'

interface Options extends DataOption {
  readonly repair?: boolean
  readonly json?: boolean
}

/** As many differences are shown one by one; `--json` has them all. */
const SHOWN = 50

/** All partitions together, with keys and members. */
interface Compared {
  readonly foldedTo: Position
  readonly asOf: Instant | null
  readonly documents: number
  readonly putAside: number
  readonly differences: readonly Difference[]
}

/** Ends the command where a file is damaged: what is in it cannot be compared with anything. */
const refuseDamage = async ({ eventLog, registry, readStore }: Stores): Promise<void> => {
  const stores: readonly (readonly [StoreUnavailable['store'], Stores['eventLog' | 'registry' | 'readStore']])[] = [
    ['event log', eventLog],
    ['registry', registry],
    ['read store', readStore],
  ]
  const damage: string[] = []
  for (const [store, { integrity }] of stores) {
    const [first, ...more] = orFail(await integrity())
    if (first === undefined) continue
    damage.push(damageOf(store, more.length === 0 ? first : `${first}, and ${more.length} more`))
  }
  if (damage.length > 0) throw new Failure(damage.join('\n'))
}

type OnProgress = (events: number) => void

const verifyEach = async (stores: Stores, onProgress: OnProgress): Promise<readonly Verified[]> => {
  const each: Verified[] = []
  for (const partition of stores.readStore.partitions) each.push(orFail(await verify(partition, stores, onProgress)))
  return each
}

const repairEach = async (stores: Stores, onProgress: OnProgress): Promise<readonly Verified[]> => {
  const { readStore } = stores
  const taken = await takeIdle(readStore.partitions, 'repair', readStore)
  if (isLeft(taken) && taken.left.tag === 'lease_held')
    throw new Failure('a worker is running: stop `wdi work` and `wdi start`, and try again')
  const leases = orFail(taken)
  const each: Verified[] = []
  const repaired = await whileBeating<never, void>(leases, readStore, systemClock, async () => {
    for (const lease of leases) each.push(orFail(await repair(lease, stores, onProgress)))
    return right(undefined)
  }).finally(() => releaseAll(leases, readStore))
  orFail(repaired)
  return each
}

/** Adds keys and members to what was compared of each partition. */
const withAccess = async (
  each: readonly Verified[],
  { readStore, eventLog }: Stores,
  mend: boolean,
): Promise<Compared> => {
  const workspaces = new Set(each.flatMap((one) => [...one.workspaces]))
  const sources = { eventLog, access: readStore.access }
  const access = orFail(await verifyAccess(workspaces, sources))
  if (mend) orFail(await repairAccess(access.differences, sources))
  // A partition that nothing is of says nothing of how far the others are.
  const some = each.filter(({ documents, differences }) => documents + differences.length > 0)
  const { checkpoint, asOf } = lowest((some.length > 0 ? some : each).map(({ moment }) => moment))
  return {
    foldedTo: checkpoint,
    asOf,
    documents: each.reduce((sum, one) => sum + one.documents, access.documents),
    putAside: each.reduce((sum, one) => sum + one.putAside, 0),
    differences: [
      ...each.flatMap((one) => one.differences),
      ...access.differences.map(({ id, how }) => ({ collection: 'access', id, how })),
    ],
  }
}

/** What differs, or differed where it was repaired, and how much is left then. */
const compare = async (stores: Stores, mend: boolean, onProgress: OnProgress): Promise<Compared & { left: number }> => {
  await refuseDamage(stores)
  const each = mend ? await repairEach(stores, onProgress) : await verifyEach(stores, onProgress)
  const compared = await withAccess(each, stores, mend)
  const { differences } = compared
  if (!mend || differences.length === 0) return { ...compared, left: differences.length }
  const after = await withAccess(await verifyEach(stores, onProgress), stores, false)
  return { ...compared, left: after.differences.length }
}

/** What the comparison came to, in one sentence that says what to do. */
const verdict = ({ documents, differences, asOf, left }: Compared & { left: number }, mend: boolean): string => {
  const upTo = asOf === null ? 'which has no events yet' : `as of ${asOf}`
  if (differences.length === 0) return `All ${documents} documents match the event log, ${upTo}.`
  const count = `${differences.length} of ${documents} documents`
  if (!mend) return `${count} differ from the event log: stop all workers and run \`wdi verify --repair\``
  if (left === 0) return `${count} differed from the event log and were rewritten.`
  return `${count} differed from the event log and were rewritten, and ${left} differ still: run \`wdi replay\``
}

export const verifyCommand = (program: Command): void => {
  program
    .command('verify')
    .description('check the data files, recompute every document from the event log and compare it with what is stored')
    .option('--repair', 'rewrite what differs (stop all workers first)')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      `\nExit code 1 if a file is damaged, or if something differs and was not repaired.\n${exampleText('verify --data ./data')}`,
    )
    .action(async ({ data, json = false, repair: mend = false }: Options) => {
      const output = outputOf({ json, data })
      const progress = output.progress('Reading events')
      const compared = await withExistingStores({ data }, (stores) =>
        compare(stores, mend, (events) => progress.update(events, null)),
      )
      progress.end()
      const { foldedTo, documents, putAside, differences, left } = compared
      output.result({ foldedTo, documents, putAside, repaired: mend, differences }, [
        ...differences.slice(0, SHOWN).map(({ collection, id, how }) => `${how}: ${collection} ${id}`),
        ...(differences.length > SHOWN ? [`… and ${differences.length - SHOWN} more`] : []),
        verdict(compared, mend),
        ...(putAside === 0 ? [] : [`${putAside} put aside, for events that cannot be folded: see docs/operations.md`]),
      ])
      if (left > 0) process.exitCode = 1
    })
}
