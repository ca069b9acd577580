import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { oneOf, optional, refined } from '#domain/codec'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { requiredDays } from '#domain/query'
import { ofOneProject } from '../selection/project.js'
import { readInvoiceDefense } from './read.js'
import { InvoiceDefense } from './response.js'

const Question = refined(t.string, (s) => [...s].length <= 120, 'a question of at most 120 characters', {
  maxLength: 120,
})

export const invoiceDefense = operation({
  id: 'invoiceDefense.read',
  path: '/invoice-defense',
  scope: 'invoice-defense:read',
  action: 'invoice_defense.read',
  // Facts are the only mode there is: naming it changes nothing.
  query: { projectId: Uuid, ...requiredDays, question: optional(Question), mode: optional(oneOf('facts')) },
  response: InvoiceDefense,
  read: async (request, { docs }) =>
    right(await readInvoiceDefense(ofOneProject(request), request.given.question, docs)),
})
