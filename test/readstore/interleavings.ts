import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { StoreError } from '#domain/outcome'
import type { Operations, Server } from '#readstore/mongodb/operations'
import { readStoreOn } from '#readstore/mongodb/read-store'
import { ALL, type Batch, type Lease, type LeaseHeld, type ReadStore } from '#readstore/port'
import { writeOf } from '#readstore/stored'
import { Things, thing } from '#test/contract/things'
import { atOnce, MemoryServer, type Step } from '#test/support/mongodb/memory-server'
import { ok } from '#test/support/stores/outcome'

// Two workers and a reader run the store's own code; a search lets them take their steps in every order there is. A
// worker that ends at any instant is in it, too: whatever comes after must be right without its further steps.

/** A weaker server, or a weaker protocol, made of a right one. */
export type Weakness = (operations: Operations) => Operations

const weakened = (server: Server, weaken: Weakness): Server => ({
  ...server,
  of: (generation) => weaken(server.of(generation)),
})

interface Claim {
  readonly by: string
  readonly from: string
  readonly to: string
}
/** What one order of steps has come to so far. */
interface Run {
  readonly server: MemoryServer
  readonly claims: Claim[]
  readonly findings: string[]
  /** What a switcher holds still. */
  readonly still: Lease[]
  /** By worker: the answers that it was given, and what it wants to do next. */
  readonly heard: string[][]
  readonly next: (null | { readonly name: string; readonly go: (isAnswered: boolean) => void })[]
}

/** That which the others want, and another one. */
const PARTITIONS = [ALL, 'beside']
const time = { monotonicMs: () => 0, wait: async () => undefined }
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The workspace that the batch to a checkpoint changes. */
const workspaceOf = (checkpoint: string): string => (Number(checkpoint) % 2 === 0 ? 'even' : 'odd')

/** The documents x and y as checkpoint `to` has them; at every second one y is gone. */
const batchOf = (by: string, from: string): Batch => {
  const to = String(Number(from) + 1)
  const document = (id: string) => writeOf(Things, id, thing(id, { note: `${to} by ${by}` }))
  return {
    from,
    to,
    asOf: '2026-01-01T00:00:00.000Z',
    writes: Number(to) % 2 === 0 ? [document('x')] : [document('x'), document('y')],
    deletes: Number(to) % 2 === 0 ? [{ collection: Things, id: 'y' }] : [],
    workspaces: [workspaceOf(to)],
  }
}

/** What is wrong with the documents of a moment. */
const wrong = async (store: ReadStore): Promise<string | null> =>
  ok(
    store.read(ALL, async (docs, { checkpoint }) => {
      const found = await docs.get(Things, ['x', 'y'])
      return mismatch(checkpoint, found.get('x')?.note, found.get('y')?.note)
    }),
  )
const mismatch = (checkpoint: string, x: string | undefined, y: string | undefined): string | null => {
  const at = Number(checkpoint)
  const isRight = x?.startsWith(`${at} `) === true && (at % 2 === 0 ? y === undefined : y === x)
  return isRight ? null : `at ${checkpoint} x is ${x} and y is ${y}`
}

const committing = async (by: string, lease: Lease, store: ReadStore, run: Run, times: number): Promise<void> => {
  for (let i = 0; i < times; i += 1) {
    const moment = await store.moment(ALL)
    if (isLeft(moment)) continue
    const batch = batchOf(by, moment.right.checkpoint)
    const done = await store.commit(lease, batch)
    if (!isLeft(done)) run.claims.push({ by, from: batch.from, to: batch.to })
    else if (done.left.tag === 'lease_lost') return
  }
}
type Role = (store: ReadStore, lease: Lease, run: Run) => Promise<void>
const owner: Role = (store, lease, run) => committing('A', lease, store, run, 2)
const taker: Role = async (store, _, run) => {
  const held = await store.acquire(ALL, 'B')
  if (!isLeft(held) || held.left.tag !== 'lease_held') return
  const taken = await store.acquire(ALL, 'B', held.left)
  if (!isLeft(taken)) await committing('B', taken.right, store, run, 1)
}
/** Moves the checkpoint alone, to where the documents are the same. */
const idler: Role = async (store, lease, run) => {
  for (let i = 0; i < 2; i += 1) {
    const moment = await store.moment(ALL)
    if (isLeft(moment)) continue
    const from = moment.right.checkpoint
    const batch = {
      ...batchOf('A', from),
      to: from.includes('.') ? `${from}0` : `${from}.0`,
      writes: [],
      deletes: [],
    }
    const done = await store.commit(lease, batch)
    if (!isLeft(done)) run.claims.push({ by: 'A', from, to: batch.to })
  }
}
const reader: Role = async (store, _, run) => {
  const found = await store.read(ALL, async (docs, { checkpoint, commit }) => {
    const x = await docs.get(Things, ['x'])
    const y = await docs.get(Things, ['y'])
    const last = await docs.lastCommitOf(workspaceOf(checkpoint))
    if (last !== commit) return `at ${checkpoint} the last commit of ${workspaceOf(checkpoint)} is not its own`
    return mismatch(checkpoint, x.get('x')?.note, y.get('y')?.note)
  })
  if (isLeft(found)) run.findings.push(`a reader was refused: ${JSON.stringify(found.left)}`)
  else if (found.right !== null) run.findings.push(`a reader saw that ${found.right}`)
}

/** Switches to another generation, whose documents are all by Z, and drops the one before. */
const switcher: Role = async (store, _, { still }) => {
  const served = await store.generations.serve(2, still)
  if (!isLeft(served)) await store.generations.drop('all')
}

/** Finds a switch away from what somebody has committed to whom the switcher does not know. */
const watched =
  (step: Step, { server, findings }: Run): Step =>
  (name, effect) =>
    step(name, () => {
      const before = server.state.registry.serving
      const answer = effect()
      const { checkpoint } = server.state.controls.get(`1/${ALL}`) ?? { checkpoint: '' }
      if (server.state.registry.serving !== before && checkpoint !== '1')
        findings.push(`it was switched away from what had come to ${checkpoint}`)
      return answer
    })

/** The owner A, and x and y at checkpoint 1; in generation 2, by Z and at checkpoint 3. */
const newRun = async (roles: readonly Role[], weaken: Weakness): Promise<Run> => {
  const server = new MemoryServer()
  const run: Run = {
    server,
    claims: [],
    findings: [],
    still: [],
    heard: roles.map(() => []),
    next: roles.map(() => null),
  }
  const first = readStoreOn(weakened(server.reached(atOnce), weaken), [Things], time, PARTITIONS)
  const lease = await ok(first.acquire(ALL, 'A'))
  await ok(first.commit(lease, batchOf('A', '')))
  if (roles.includes(switcher)) {
    run.still.push(lease, await ok(first.acquire('beside', 'A')))
    const second = await ok(first.generations.build())
    const filling = await ok(first.of(second).acquire(ALL, 'Z'))
    for (const from of ['', '1', '2']) await ok(first.commit(filling, batchOf('Z', from)))
    await ok(first.release(filling))
  }
  roles.forEach((role, i) => {
    const step: Step = (name, effect) =>
      new Promise((resolve) => {
        run.next[i] = {
          name,
          go: (isAnswered) => {
            run.next[i] = null
            const answer = effect()
            run.heard[i]?.push(isAnswered ? JSON.stringify(answer) : 'lost')
            const lost: StoreError = { tag: 'store_unavailable', store: 'read store', cause: 'lost' }
            resolve(isAnswered ? right(answer) : left(lost))
          },
        }
      })
    // Which generation serves is a step of its own only where somebody switches.
    const reached = weakened(server.reached(watched(step, run)), weaken)
    const registry = roles.includes(switcher)
      ? {}
      : { generations: server.reached(atOnce).generations, setGenerations: async () => right(true) }
    void role(readStoreOn({ ...reached, ...registry }, [Things], time, PARTITIONS), lease, run)
  })
  await settled()
  return run
}

/** What no order of steps may come to. */
const findingsOf = async ({ server, claims, findings }: Run, weaken: Weakness): Promise<readonly string[]> => {
  const control = server.state.controls.get(`${server.state.registry.serving}/${ALL}`)
  const doubled = claims.filter(({ from }, i) => claims.findIndex((other) => other.from === from) !== i)
  const lost = claims.filter(({ to }) => to > (control?.checkpoint ?? ''))
  const copy = server.copy()
  const store = readStoreOn(weakened(copy.reached(atOnce), weaken), [Things], time, PARTITIONS)
  // Whoever comes now finds all workers gone, and finishes what they have begun.
  const held = await store.acquire(ALL, 'C')
  const taken = isLeft(held) ? await store.acquire(ALL, 'C', held.left as LeaseHeld) : held
  const torn = isLeft(taken) ? JSON.stringify(taken.left) : await wrong(store)
  return [
    ...findings,
    ...doubled.map(({ from }) => `two commits from ${from} succeeded`),
    ...lost.map(({ to }) => `the commit to ${to} is lost`),
    ...(torn === null ? [] : [torn]),
  ]
}

/** The same state always reads the same, whatever the names of records. */
const keyOf = ({ server: { state }, heard, next, findings }: Run, lost: number): string => {
  const names = new Map<string, string>()
  const documents = [...state.documents].map(([name, { live, seqs }]) => [
    name,
    [...live].map(([id, { text }]) => [id, text]).sort(),
    [...seqs].sort(),
  ])
  return JSON.stringify([
    ...[
      state.registry,
      [...state.controls],
      [...state.records.values()],
      documents,
      heard,
      next.map((one) => one?.name),
      ...[lost, findings],
    ],
  ]).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
    const name = names.get(id) ?? `#${names.size}`
    names.set(id, name)
    return name
  })
}

export interface Searched {
  readonly states: number
  /** The first thing found, with the steps that lead to it. */
  readonly finding: string | null
}

export const ROLES = { owner, taker, idler, reader, switcher }

/** Answers after which a reader that is still not done has begun anew often enough. */
const LONGEST = 14

/** Goes through all orders of steps, of which at most `lostAnswers` take effect without their worker hearing of it. */
export const search = async ({
  roles = [owner, taker],
  weaken = (operations) => operations,
  lostAnswers = 0,
  longest = LONGEST,
}: {
  readonly roles?: readonly Role[]
  readonly weaken?: Weakness
  readonly lostAnswers?: number
  readonly longest?: number
}): Promise<Searched> => {
  type Choice = readonly [worker: number, isAnswered: boolean]
  const seen = new Set<string>()
  const open: (readonly Choice[])[] = [[]]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const run = await newRun(roles, weaken)
    const steps: string[] = []
    const take = async ([worker, isAnswered]: Choice): Promise<void> => {
      const next = run.next[worker]
      steps.push(`${roles[worker]?.name}: ${next?.name}${isAnswered ? '' : ' (lost)'}`)
      next?.go(isAnswered)
      await settled()
    }
    for (const choice of path) await take(choice)
    for (let taken = path; ; ) {
      const lost = taken.filter(([, isAnswered]) => !isAnswered).length
      const key = keyOf(run, lost)
      if (seen.has(key)) break
      seen.add(key)
      const [finding] = await findingsOf(run, weaken)
      if (finding !== undefined) return { states: seen.size, finding: `${finding}, after: ${steps.join('; ')}` }
      const choices = run.next.flatMap((one, worker): Choice[] => {
        if (one === null || (run.heard[worker]?.length ?? 0) > longest) return []
        return lost < lostAnswers
          ? [
              [worker, true],
              [worker, false],
            ]
          : [[worker, true]]
      })
      const [first, ...others] = choices
      if (first === undefined) break
      for (const other of others) open.push([...taken, other])
      await take(first)
      taken = [...taken, first]
    }
  }
  return { states: seen.size, finding: null }
}
