import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { factKinds } from '#domain/events/facts'
import { importing } from '#test/support/facts/importing'
import { project } from '#test/support/process/program'
import { withMemberTables } from './support/members.js'

const page = join(project, 'docs', 'facts.md')
if (process.env['WRITE_DOCS'] === '1') writeFileSync(page, withMemberTables(readFileSync(page, 'utf8')))
const docs = readFileSync(page, 'utf8')
const lines = [...docs.matchAll(/^```json\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.trim().split('\n'))
/** The project of the examples. */
const PROJECT = '3f0c9a52-6b7d-4c1e-9a55-0d6f2c1b7e10'

describe('the examples of docs/facts.md', () => {
  it('are of every kind', () => {
    const kinds = lines.flatMap((line) => JSON.parse(line).kind ?? [])
    expect(kinds.toSorted()).toEqual(Object.keys(factKinds).sort())
  })
  it('are imported, every line', async () => {
    const world = await importing()
    world.projects.add(PROJECT)
    const { counts, reading } = await world.import(lines)
    expect(counts).toEqual({ accepted: 8, unchanged: 0, withdrawn: 0, rejected: 0 })
    expect(reading).toMatchObject({ provider: 'jira', label: 'Jira of Acme', channel: 'export', complete: [{}, {}] })
  })
})

it('the tables of docs/facts.md describe every member as its codec does (WRITE_DOCS=1 writes them again)', () => {
  expect(docs).toBe(withMemberTables(docs))
})
