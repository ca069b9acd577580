import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { oneOf, optional, refined } from '#domain/codec'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { requiredDays } from '#domain/query'
import { ofOneProject } from '../selection/project.js'
import { packOfQuestion } from './packs.js'
import { readInvoiceDefense } from './read.js'
import { InvoiceDefense, PackId } from './response.js'
import { questionTexts } from './texts.js'

/** Any other question has no pack. */
const Question = refined(t.string, (s) => packOfQuestion(s) !== null, questionTexts.allowed(PackId.values), {
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
  showsPrices: true,
  read: async (request, { docs }) =>
    right(await readInvoiceDefense(ofOneProject(request), request.given.question, docs)),
})
