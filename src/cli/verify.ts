import type { Command } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { lowest } from '#readstore/partitions'
import type { Partition } from '#readstore/port'
import { repair, type Verified, verify } from '../projector/verify.js'
import type { Stores } from '../stores.js'
import { DATA_OPTION, type DataOption, JSON_OPTION, orFail, withExistingStores } from './context.js'
import { Failure, outputOf } from './output.js'

interface Options extends DataOption {
  readonly repair?: boolean
  readonly json?: boolean
}

/** As many differences are shown one by one; `--json` has them all. */
const SHOWN = 50

const repaired = async (
  partition: Partition,
  stores: Stores,
  onProgress: (events: number) => void,
): Promise<Verified> => {
  const lease = await stores.readStore.acquire(partition, 'repair')
  if (isLeft(lease) && lease.left.tag === 'lease_held')
    throw new Failure('a worker holds the documents: stop  wdi work  and  wdi start,  wait 3 seconds, and try again')
  const held = orFail(lease)
  try {
    return orFail(await repair(held, stores, onProgress))
  } finally {
    await stores.readStore.release(held)
  }
}

export const verifyCommand = (program: Command): void => {
  program
    .command('verify')
    .description('work out every document anew from the log, the plain way, and compare it with what is stored')
    .option('--repair', 'write what should be there; no worker may be running')
    .option(...DATA_OPTION)
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      '\nExit code 1 where something differs and was not repaired.\n\nExample:\n  wdi verify --data ./data',
    )
    .action(async ({ data, json = false, repair: mend = false }: Options) => {
      const output = outputOf({ json })
      const progress = output.progress('Reading events')
      const onProgress = (events: number): void => progress.update(events, null)
      const verified = await withExistingStores({ data }, async (stores) => {
        const each: Verified[] = []
        for (const partition of stores.readStore.partitions)
          each.push(
            mend ? await repaired(partition, stores, onProgress) : orFail(await verify(partition, stores, onProgress)),
          )
        return each
      })
      // A partition that nothing is of says nothing of how far the others are.
      const compared = verified.filter(({ documents, differences }) => documents + differences.length > 0)
      const moment = lowest((compared.length > 0 ? compared : verified).map((one) => one.moment))
      const documents = verified.reduce((sum, one) => sum + one.documents, 0)
      const putAside = verified.reduce((sum, one) => sum + one.putAside, 0)
      const differences = verified.flatMap((one) => one.differences)
      progress.end()
      const count = `${differences.length} of ${documents} documents`
      output.result({ foldedTo: moment.checkpoint, documents, putAside, repaired: mend, differences }, [
        ...differences.slice(0, SHOWN).map(({ collection, id, how }) => `${how}: ${collection} ${id}`),
        ...(differences.length > SHOWN ? [`… and ${differences.length - SHOWN} more`] : []),
        differences.length === 0
          ? `All ${documents} documents are what the log comes to, up to ${moment.asOf ?? 'its beginning'}.`
          : mend
            ? `${count} were not what the log comes to, and are now.`
            : `${count} are not what the log comes to: see  wdi verify --repair`,
        ...(putAside === 0 ? [] : [`${putAside} put aside, for events that cannot be folded: see docs/operations.md`]),
      ])
      if (differences.length > 0 && !mend) process.exitCode = 1
    })
}
