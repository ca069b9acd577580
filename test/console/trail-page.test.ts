import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { type AuditFilter, createClient } from '@workspace-delivery-intelligence/client'
import { readTrailPage } from '../../console/src/pages/audit/trailPage.js'

const FILTER: AuditFilter = { start: '2026-03-01', end: '2026-03-31', tz: 'UTC' }
const LINE = { id: 'e-1', text: 'Ada renamed the project from Shop to Store' }

/** Reads a page of a service that has one event, and answers a question about lines with this status. */
const readWhereLinesAre = async (status: number, mayReadLines = true) => {
  const server = createServer(({ url = '' }, response) => {
    const isOfLines = url.includes('/lines')
    response.writeHead(isOfLines ? status : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isOfLines ? { lines: [LINE] } : { events: [{ id: 'e-1' }], nextCursor: null }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  const client = createClient({
    baseUrl,
    organization: 'acme',
    workspace: 'shop',
    key: 'wdi_test_key',
    retries: { most: 0, longestWaitMs: 0 },
  })
  try {
    return await readTrailPage(client, FILTER, mayReadLines, new AbortController().signal)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('a page of the audit trail', () => {
  it('has the lines of its events', async () => {
    expect(await readWhereLinesAre(200)).toMatchObject({ ok: true, page: { lines: [LINE] } })
  })
  it('is refused where its lines cannot be read, rather than kept without them', async () => {
    expect(await readWhereLinesAre(500)).toMatchObject({ ok: false, problem: { kind: 'failed' } })
  })
  it('has no lines where the caller may not read them', async () => {
    expect(await readWhereLinesAre(500, false)).toMatchObject({ ok: true, page: { lines: [] } })
  })
})
