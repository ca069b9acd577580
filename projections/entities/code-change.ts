import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, NonEmptyString, Uuid } from '#domain/common'
import { CodeChangeFacts } from '#domain/events/observed'
import { entity } from './entity.js'
import { observations, observed, stated, withdrawn } from './observation.js'

const State = closed('CodeChange', {
  workspaceId: Uuid,
  /** The repository's canonical name. */
  container: NonEmptyString,
  reference: NonEmptyString,
  mergedAt: nullable(Instant),
  observations: observations(CodeChangeFacts),
})
export type CodeChangeState = t.TypeOf<typeof State>

/** A change to a repository as every connection that saw it tells it. */
export const CodeChange = entity<CodeChangeState>({
  name: 'code_change',
  codec: State,
  indexes: [['workspaceId', 'container', 'mergedAt']],
  on: {
    CodeChangeObserved: (state, { data, metadata }) => {
      const all = observed(state?.observations ?? [], data, metadata)
      return {
        workspaceId: metadata.workspaceId,
        container: metadata.entity.container as string,
        reference: data.reference,
        mergedAt: stated(all, (facts) => facts.mergedAt),
        observations: all,
      }
    },
    CodeChangeWithdrawn: (state, { metadata }) => {
      const all = withdrawn(state?.observations ?? [], metadata)
      return state && all && { ...state, mergedAt: stated(all, (facts) => facts.mergedAt), observations: all }
    },
  },
})
