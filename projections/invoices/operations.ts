import { left, right } from 'fp-ts/lib/Either.js'
import { optional } from '#domain/codec'
import { Uuid } from '#domain/common'
import { operation } from '#domain/operation'
import { periodQuery, selectionQuery, ZoneName } from '#domain/query'
import { ofOneProject } from '../selection/project.js'
import { readInvoices, readInvoice as readOne } from './read.js'
import { InvoiceDetail, Invoices } from './response.js'

const common = { scope: 'invoice-defense:read', action: 'invoice_defense.read', showsPrices: true } as const

export const listInvoices = operation({
  ...common,
  id: 'invoices.list',
  path: '/invoices',
  query: { ...selectionQuery, ...periodQuery },
  response: Invoices,
  read: async (request, sources) => right(await readInvoices(request, sources)),
})

export const readInvoice = operation({
  ...common,
  id: 'invoices.read',
  path: '/projects/{projectId}/invoices/{invoiceId}',
  params: { projectId: Uuid, invoiceId: Uuid },
  query: { tz: optional(ZoneName) },
  response: InvoiceDetail,
  read: async (request, sources) => {
    const found = await readOne(ofOneProject(request), request.given.invoiceId, sources)
    return found === null ? left({ tag: 'not_found' }) : right(found)
  },
})
