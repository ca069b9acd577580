import * as t from 'io-ts'
import { closed } from '#domain/codec'
import { NonEmptyString } from '#domain/common'
import type { Collection } from '#domain/documents'

const Party = closed('Party', { kind: NonEmptyString, id: NonEmptyString })
export type Party = t.TypeOf<typeof Party>
const State = closed('Junction', {
  /** Entities that have the name as an alias. */
  answering: t.readonlyArray(Party),
  /** Entities that speak of whatever has the name. */
  mentioning: t.readonlyArray(Party),
})
export type JunctionState = t.TypeOf<typeof State>

/** Who meets at a name, by that name: through it an entity finds its neighbours, whichever of them came first. */
export const Junction: Collection<JunctionState> = { name: 'junction', codec: State, indexes: [] }

const byText = (a: Party, b: Party): number =>
  a.kind !== b.kind ? (a.kind < b.kind ? -1 : 1) : a.id < b.id ? -1 : a.id > b.id ? 1 : 0
const isSame = (a: Party) => (b: Party) => a.kind === b.kind && a.id === b.id

export const withParty = (parties: readonly Party[], party: Party): readonly Party[] =>
  parties.some(isSame(party)) ? parties : [...parties, party].sort(byText)
export const withoutParty = (parties: readonly Party[], party: Party): readonly Party[] =>
  parties.filter((one) => !isSame(party)(one))
