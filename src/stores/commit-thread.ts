import { parentPort, workerData } from 'node:worker_threads'
import { isLeft } from 'fp-ts/lib/Either.js'
import { collections } from '#projections/index'
import type { Lease } from '#readstore/port'
import type { HandedBatch } from '#readstore/sqlite/commit'
import { openCommits } from '#readstore/sqlite/commit'

// The program of the thread that commits to the file that it is given. It answers each batch, in order; null ends it.

const opened = openCommits(workerData as string, collections)

parentPort?.on('message', async (handed: { readonly lease: Lease; readonly batch: HandedBatch } | null) => {
  const commits = await opened
  if (handed === null) {
    if (!isLeft(commits)) commits.right.close()
    parentPort?.close()
    return
  }
  parentPort?.postMessage(isLeft(commits) ? commits : await commits.right.commit(handed.lease, handed.batch))
})
