import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import type { ItemState } from '#domain/events/work-items'
import { CATALOG } from '#projections/data-sources/catalog'
import { formats } from '#sources/formats'
import { products } from '#sources/products'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { brokenFiles } from './broken.js'
import { opening, readAll, written } from './support.js'

/** The words of a sample that no fact and no dead letter may hold. */
const CANARY = /canary/i

/** The headings that each page of docs/sources has, in this order. */
const HEADINGS = ['## How to get it', '## What is read', '## What is not read', '## What it feeds']

/** States of lists and sections of boards, which only people know. */
const STATES: ReadonlyMap<string, ItemState> = new Map([
  ['Backlog', 'todo'],
  ['Doing', 'in_progress'],
  ['Shipped 🎉', 'done'],
  ['Dropped', 'cancelled'],
])

/** What a person answers about records that do not say their team, account, zone, currency or default branch, or whether they are billable. */
const ANSWERED = {
  container: 'acme',
  zone: 'Asia/Shanghai',
  billable: 'yes',
  currency: 'EUR',
  branch: 'main',
  states: STATES,
} as const

/** Where a record stands, without the number that those of JSON have. */
const placeWithoutNumber = (record: string): string => record.replace(/record \d+, /, '')

describe.each(formats.map(({ name }) => name))('given a file of the format %s as its product writes it', (name) => {
  it('when it is read, then it tells facts of the kinds that the format feeds, and rejects nothing', async () => {
    const { reading, facts, rejected } = await readAll([written('export', sampleOf(name))], ANSWERED)
    expect(reading.formats.map((one) => one.name)).toEqual([name])
    const kinds = new Set(facts.map(({ kind }) => kind))
    expect([...kinds].filter((kind) => !reading.formats[0]?.kinds.includes(kind))).toEqual([])
    expect(facts.length).toBeGreaterThan(0)
    expect(rejected).toEqual([])
  })
  it('when it is taken for another format, then it is refused', async () => {
    for (const other of formats.filter((one) => one.name !== name))
      expect(await failed(opening([written('export', sampleOf(name))], ANSWERED, other.name))).toMatchObject({
        code: 'unsupported',
      })
  })
  it('when it is read again, packed, in UTF-16 or with other line ends, then it tells the same', async () => {
    const { facts } = await readAll([written('export', sampleOf(name))], ANSWERED)
    const utf16 = Buffer.from(`\ufeff${sampleOf(name).replace('\ufeff', '')}`, 'utf16le')
    for (const content of [gzipSync(sampleOf(name)), utf16, sampleOf(name).replaceAll('\n', '\r\n')])
      expect((await readAll([written('export', content)], ANSWERED)).facts).toEqual(facts)
  })
  it('when one record in twenty is broken, then the rest is taken, and each broken one is a dead letter until it is mended', async () => {
    const format = formats.find((one) => one.name === name)
    const files = format === undefined ? [] : brokenFiles(format, sampleOf(name))
    expect(files.length).toBeGreaterThan(0)
    for (const { broken, lines, rest, mended } of files) {
      const { facts, rejected } = await readAll([written('export', broken)], ANSWERED)
      expect(facts).toEqual((await readAll([written('export', rest)], ANSWERED)).facts)
      expect(new Set(rejected.map(({ record }) => placeWithoutNumber(record)))).toEqual(
        new Set(lines.map((line) => `export, line ${line}`)),
      )
      expect(rejected.length).toBe(lines.length)
      for (const { reasonCode, message } of rejected) {
        expect(reasonCode).toMatch(/^[a-z_]+$/)
        expect(message).toMatch(/^.{10,500}$/)
      }
      expect((await readAll([written('export', mended)], ANSWERED)).rejected).toEqual([])
    }
  })
  it('when it names people, then nothing that it tells does', async () => {
    expect(sampleOf(name)).toMatch(CANARY)
    const { facts, rejected } = await readAll([written('export', sampleOf(name))], ANSWERED)
    expect(JSON.stringify([facts, rejected])).not.toMatch(CANARY)
  })
  it('then its product is available in the catalogue, set up by a token where it is asked, else by files', () => {
    const { provider = '' } = formats.find((one) => one.name === name) ?? {}
    const entry = CATALOG.find((one) => one.provider === provider)
    const isAsked = products.some((one) => one.provider === provider && one.host !== undefined)
    expect([entry?.availability, entry?.setupKind]).toEqual(['available', isAsked ? 'token' : 'upload'])
  })
  it('then docs/files.md links to a page that says how to get the file, what is read and not, and what it feeds', () => {
    const row = readFileSync('docs/files.md', 'utf8').match(new RegExp(`^\\| \`${name}\` \\|.*$`, 'm'))?.[0] ?? ''
    const link = /\((sources\/[a-z0-9_-]+\.md)\) \|$/.exec(row)?.[1]
    expect([row, link]).toEqual([row, expect.any(String)])
    const page = readFileSync(`docs/${link}`, 'utf8')
    const headings = page.match(/^## .*$/gm)?.filter((heading) => HEADINGS.includes(heading))
    expect(headings).toEqual(HEADINGS)
    expect(page).toMatch(new RegExp(`\`(--as )?${name}\``))
    const { variants = '' } = formats.find((one) => one.name === name) ?? {}
    const named = variants.match(/(?:[A-Z]|\d)[\w.]*/g) ?? []
    expect(named.filter((one) => !page.includes(one))).toEqual([])
  })
})
