import { isLeft, right } from 'fp-ts/lib/Either.js'
import { ALL, type ReadStore } from '#readstore/port'
import { Things } from '#test/contract/things'
import { ok } from '#test/support/stores/outcome'
import { runScript } from '#test/support/stores/process'

const DOCUMENTS = 24
const IDS = Array.from({ length: DOCUMENTS }, (_, i) => `t${i}`)

/** One answer of many documents: how many moments are in it. */
const momentsIn = (store: ReadStore): Promise<number> =>
  ok(
    store.read(ALL, async (docs, { checkpoint }) => {
      const some = await docs.get(Things, IDS.slice(0, 9))
      if (isLeft(some)) return some
      const all = await docs.find(Things, { where: { owner: { eq: 'o' } } })
      if (isLeft(all)) return all
      const counted = await docs.count(Things, { where: { rank: { eq: Number(checkpoint) } } })
      if (isLeft(counted)) return counted
      const ranks = [...some.right.values(), ...all.right].map(({ rank }) => String(rank))
      return right(new Set([checkpoint, ...ranks, ...(counted.right === DOCUMENTS ? [] : ['counted'])]).size)
    }),
  )

export interface Read {
  /** How many answers each reader was given, one at least being asked for of each. */
  readonly answers: readonly number[]
  readonly mixed: number
  readonly commits: number
}

/** Readers ask for many documents again and again, while another process writes all of them without a pause. */
export const readWhileWritten = async (
  where: string,
  open: () => Promise<ReadStore>,
  { readers, answers }: { readonly readers: number; readonly answers: number },
): Promise<Read> => {
  const writer = runScript('commit-until-killed', where, String(DOCUMENTS))
  await writer.line()
  const stores = await Promise.all(Array.from({ length: readers }, open))
  const first = Number((await ok((stores[0] as ReadStore).moment(ALL))).checkpoint)
  let [given, mixed] = [0, 0]
  const each = await Promise.all(
    stores.map(async (store) => {
      let own = 0
      while (given < answers || own === 0) {
        if ((await momentsIn(store)) !== 1) mixed += 1
        own += 1
        given += 1
        // SQLite answers at once: others are to have their turn.
        await new Promise((resolve) => setImmediate(resolve))
      }
      return own
    }),
  )
  const last = Number((await ok((stores[0] as ReadStore).moment(ALL))).checkpoint)
  writer.kill()
  await writer.ended
  for (const store of stores) store.close()
  return { answers: each, mixed, commits: last - first }
}
