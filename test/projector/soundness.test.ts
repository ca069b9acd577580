import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { closed } from '#domain/codec'
import { CodeChange } from '#projections/entities/code-change'
import type { AnyEntity, Relations } from '#projections/entities/entity'
import type { QuarantinedState } from '#projections/entities/quarantine'
import { containersWithQuarantine } from '#projections/selection/availability'
import { foldEntity } from '#projector/fold'
import { catchUp } from '#projector/projector'
import { documentOf } from '#projector/soundness'
import { verify } from '#projector/verify'
import { ALL } from '#readstore/port'
import {
  API,
  observed,
  registered,
  type Told,
  uuid,
  WORKSPACE,
  withdrawn,
  workspaceErased,
} from '#test/projections/support/events'
import { ok } from '#test/support/stores/outcome'
import { append, documentsIn, openStores, optionsOf, type Stores, seize } from './support/stores.js'

interface State {
  readonly workspaceId: string
}
const NEVER = (): never => {
  throw new Error('it was never made for this')
}
const thing = (relations: Relations<State, object>): AnyEntity =>
  ({
    name: 'thing',
    codec: closed('Thing', { workspaceId: t.string, neighbours: t.number }),
    indexes: [],
    on: { ConnectionRegistered: () => ({ workspaceId: WORKSPACE }) },
    relations,
  }) as unknown as AnyEntity

const fold = (relations: Relations<State, object>) => {
  const { event } = registered('git')
  const entry = { position: '1', type: event.type, revision: 0, reason: null, metadata: event.metadata, event }
  const group = { entity: thing(relations), id: 'a', workspaceId: WORKSPACE, ref: { kind: 'thing', key: 'a' } }
  return foldEntity({ ...group, entries: [entry] } as never, undefined, false)
}
const counted = { view: () => ({ neighbours: 0 }) }

describe('an entity', () => {
  it('is folded if all its views and sums can be made', () => {
    expect(fold(counted)).toMatchObject({ after: { workspaceId: WORKSPACE }, refused: null })
  })
  it.each<[string, Relations<State, object>]>([
    ['names', { ...counted, aliases: NEVER }],
    ['neighbours’ names', { ...counted, mentions: NEVER }],
    ['view', { view: NEVER }],
  ])('whose %s cannot be made, is quarantined', (_, relations) => {
    expect(fold(relations)).toMatchObject({
      after: undefined,
      refused: { from: 0, reason: 'it was never made for this' },
    })
  })
  it('whose view does not fit, is quarantined', () => {
    expect(fold({ view: () => ({ neighbours: 'many' }) })).toMatchObject({
      refused: { reason: expect.stringMatching(/would not fit/) },
    })
  })
  it('whose view cannot be made with its neighbours, is shown as if it had none', () => {
    const view: Relations<State, object>['view'] = (_, around) => ({
      neighbours: around.sharingAName().length === 0 ? 0 : NEVER(),
    })
    const around = { mentioned: () => [], mentionedBy: () => [], sharingAName: <S>() => [uuid('other') as S] }
    expect(documentOf(thing({ view }), { workspaceId: WORKSPACE }, around)).toEqual({
      document: { workspaceId: WORKSPACE, neighbours: 0 },
      problem: 'it was never made for this',
    })
  })
})

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
