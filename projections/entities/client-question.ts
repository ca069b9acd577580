import type * as t from 'io-ts'
import { closed, nullable } from '#domain/codec'
import { Instant, NonEmptyString, Uuid } from '#domain/common'
import { entity } from './entity.js'

const State = closed('ClientQuestion', {
  workspaceId: Uuid,
  projectId: Uuid,
  questionId: Uuid,
  question: NonEmptyString,
  askedAt: Instant,
  answer: nullable(NonEmptyString),
})
export type ClientQuestionState = t.TypeOf<typeof State>

/** A question that the client wants answered. */
export const ClientQuestion = entity<ClientQuestionState>({
  name: 'client_question',
  codec: State,
  indexes: [['workspaceId', 'projectId', 'askedAt']],
  on: {
    ClientQuestionAsked: (_, { data, metadata: { workspaceId, entity: ref, occurredAt } }) => ({
      workspaceId,
      projectId: ref.project as string,
      ...data,
      askedAt: occurredAt,
      answer: null,
    }),
    ClientQuestionAnswered: (state, { data }) => state && { ...state, answer: data.answer },
  },
})
