import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { products } from '#sources/products'

/** Files that name products all the same, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'console/src/format/words.ts': 'the console knows the API alone, and has shorter names',
  'console/src/pages/sources/files/exports.ts': 'an example in a sentence',
  'console/src/shell/useSessionWatch.ts': 'an event of windows',
  'projections/audit/list.ts': 'a page has a cursor',
  'projections/trail/payload.ts': 'a page has a cursor',
  'sources/kit/code/ai-tools.ts': 'tools that sign commits, most of which are read by no format',
  'sources/kit/code/closing.ts': 'words by which hosts close issues, also in commits',
  'sources/kit/code/labels.ts': 'labels that name tools, of any forge',
  'sources/kit/forges/github/app.ts': 'the API that two products have',
  'sources/kit/forges/github/service.ts': 'the API that two products have',
  'sources/kit/forges/github/token.ts': 'the API that two products have',
  'sources/kit/forges/github-api/commits.ts': 'the reader that two forges share',
  'sources/kit/forges/github-api/deliveries.ts': 'the reader that two forges share',
  'sources/kit/forges/github-api/issues.ts': 'the reader that two forges share',
  'sources/kit/forges/github-api/pulls.ts': 'the reader that two forges share',
  'sources/kit/forges/github-api/releases.ts': 'the reader that two forges share',
  'sources/kit/forges/github-api/repository.ts': 'the reader that two forges share',
  'sources/kit/trackers/words.ts': 'words that trackers share; comments say whose they are',
  'src/app/import/small-history.ts': 'commits of a made-up repository',
  'src/app/import/sources.ts': 'an example of a command',
  'src/cli/lists.ts': 'an example of a command',
  'src/connectors/files/unread.ts': 'columns whose hours a tracker file holds',
  'src/connectors/git/references.ts': 'what forges write into merges, which git reads',
  'src/domain/events/ai-usage.ts': 'a published schema',
  'src/eventlog/eventstoredb/all.ts': 'a class that has the same name',
  'src/eventlog/eventstoredb/cursor.ts': 'a class that has the same name',
  'src/eventlog/eventstoredb/waiting.ts': 'a class that has the same name',
  'src/sample/bills.ts': 'the made-up agency',
  'src/sample/changes.ts': 'the made-up agency',
  'src/sample/sources.ts': 'the made-up agency',
}

/** What is read without being the product of a maker. */
const NO_PRODUCT: ReadonlySet<string> = new Set(['csv', 'git', 'icalendar', 'invoices_csv'])

const named = products.filter(({ provider }) => !NO_PRODUCT.has(provider))
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const NAMES = new RegExp(named.map(({ provider, label }) => `'${escaped(provider)}'|\\b${escaped(label)}\\b`).join('|'))

const files = ['src', 'projections', 'sources/kit', 'console/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
)

const naming = files.filter((path) => NAMES.test(readFileSync(path, 'utf8'))).sort()

describe('the names of products', () => {
  it('stand in their folders of sources alone, but for the exceptions', () => {
    expect(naming.filter((path) => !Object.hasOwn(EXCEPTIONS, path))).toEqual([])
  })
  it('still stand in each exception', () => {
    expect(Object.keys(EXCEPTIONS).filter((path) => !naming.includes(path))).toEqual([])
  })
})
