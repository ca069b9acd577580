import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { catchUp } from '#projector/projector'
import { verify } from '#projector/verify'
import { ALL } from '#readstore/port'
import { type Told, WORKSPACE, workspaceErased } from '#test/projections/support/events'
import { cutLog } from '#test/support/stores/faults'
import { ok } from '#test/support/stores/outcome'
import { expectedAccess, expectedDocuments } from './support/expected.js'
import { anyCuts, anyHistory } from './support/histories.js'
import { append, documentsIn, openStores, optionsOf, seize } from './support/stores.js'

const workspaceOf = ({ event }: Told): unknown => (event.metadata as { workspaceId?: unknown }).workspaceId
const never = new AbortController().signal

describe('a workspace that is erased in the midst of any history', () => {
  it('leaves the result of a plain fold of the other workspaces, whether its streams are still in the log or not', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, anyCuts, fc.nat(100), fc.boolean(), async (history, cuts, at, isGone) => {
        const stores = await openStores()
        const before = history.slice(0, at % (history.length + 1))
        const others = (all: readonly Told[]) => all.filter((one) => workspaceOf(one) !== WORKSPACE)
        const told = [...before, workspaceErased(), ...others(history.slice(before.length))]
        await append(stores.eventLog, told)
        const streams = new Set(before.filter((one) => workspaceOf(one) === WORKSPACE).map(({ stream }) => stream))
        if (isGone) for (const stream of streams) await ok(stores.eventLog.deleteStream(stream))

        const log = cutLog(stores.eventLog, cuts)
        await ok(catchUp(optionsOf({ ...stores, eventLog: log }, await seize(stores.readStore)), never))
        expect(documentsIn(stores.readFile)).toEqual(expectedDocuments(others(told)))
        expect((await ok(verify(ALL, stores, () => undefined))).differences).toEqual([])
        expect(await ok(stores.readStore.access.ofWorkspace(WORKSPACE))).toEqual([])
        for (const [workspaceId, documents] of expectedAccess(others(told)))
          expect(await ok(stores.readStore.access.ofWorkspace(workspaceId))).toEqual(documents)
        stores.close()
      }),
      { seed: 91, numRuns: 60 },
    )
  })
})
