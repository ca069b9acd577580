import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CodeChange } from '#projections/entities/code-change'
import type { Relations } from '#projections/entities/entity'
import type { QuarantinedState } from '#projections/entities/quarantine'
import { containersWithQuarantine } from '#projections/selection/availability'
import { catchUp } from '#projector/projector'
import { verify } from '#projector/verify'
import { ALL } from '#readstore/port'
import { API, observed, type Told, withdrawn, workspaceErased } from '#test/projections/support/events'
import { ok } from '#test/support/stores/outcome'
import { append, documentsIn, openStores, optionsOf, type Stores, seize } from './support/stores.js'

const NEVER = (): never => {
  throw new Error('it was never made for this')
}

describe('given a view of a change that cannot be made beside another change', () => {
  const commit = 'c'.repeat(40)
  const alone = observed('#1', { commits: [commit] })
  const other = observed(commit)
  const relations = CodeChange.relations as { view: NonNullable<Relations<object, object>['view']> }
  const { view } = relations
  beforeEach(() => {
    relations.view = (state, around) => (around.sharingAName().length > 0 ? NEVER() : view(state, around))
  })
  afterEach(() => {
    relations.view = view
  })
  const asides = (stores: Stores) =>
    Object.values(documentsIn(stores.readFile)['put_aside'] ?? {}) as QuarantinedState[]
  const told = async (stores: Stores, events: readonly Told[]) => {
    await append(stores.eventLog, events)
    await ok(catchUp(optionsOf(stores, await seize(stores.readStore)), new AbortController().signal))
    expect((await ok(verify(ALL, stores, () => undefined))).differences).toEqual([])
  }

  it.each([
    ['at once', [[alone, other]]],
    ['one after the other', [[alone], [other]]],
  ])(
    'when both arrive %s, then both are shown and marked, and the evidence of their repository is partial',
    async (_, turns) => {
      const stores = await openStores()
      for (const events of turns) await told(stores, events)
      expect(Object.keys(documentsIn(stores.readFile)['code_change'] ?? {})).toHaveLength(2)
      expect(asides(stores).map(({ entity, reason }) => [entity.key, reason])).toEqual([
        ['#1', 'it was never made for this'],
        [commit, 'it was never made for this'],
      ])
      const places = [{ container: API, times: [] }]
      expect(containersWithQuarantine('code_change', places, asides(stores))).toEqual(places)
    },
  )

  it('when one of them is gone again, then neither is marked', async () => {
    const stores = await openStores()
    await told(stores, [alone, other])
    await told(stores, [withdrawn(commit)])
    expect(asides(stores)).toEqual([])
  })

  it('when the workspace is erased, then the marks go with it', async () => {
    const stores = await openStores()
    await append(stores.eventLog, [alone, other, workspaceErased()])
    await ok(catchUp(optionsOf(stores, await seize(stores.readStore)), new AbortController().signal))
    expect(asides(stores)).toEqual([])
  })
})
