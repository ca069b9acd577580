import { describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { closed } from '#domain/codec'
import type { AnyEntity, Relations } from '#projections/entities/entity'
import { foldEntity } from '#projector/fold'
import { documentOf } from '#projector/soundness'
import { registered, uuid, WORKSPACE } from '#test/projections/support/events'

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
    const around = {
      mentioned: () => [],
      mentionedBy: () => [],
      mentioning: () => [],
      sharingAName: <S>() => [uuid('other') as S],
    }
    expect(documentOf(thing({ view }), { workspaceId: WORKSPACE }, around)).toEqual({
      document: { workspaceId: WORKSPACE, neighbours: 0 },
      problem: 'it was never made for this',
    })
  })
})
