import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { formats } from '#sources/formats'
import type { JsonFormat } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { opening, written } from '../files/support.js'
import { pages } from './github.js'

// Requests and issues that somebody cut by a filter to what they found important.

type Json = Readonly<Record<string, unknown>>

/** Reads a file by a format's name: keys of facts, and reasons with messages. */
const readAs = async (name: string, text: string) => {
  const opened = await opening(
    [written('cut.json', text)],
    { branch: 'main', container: 'host.example/acme/shop' },
    name,
  )
  if (opened._tag === 'Left') return { refused: (opened.left as { readonly message: string }).message }
  const keys: string[] = []
  const rejected: (readonly [string, string])[] = []
  for await (const one of opened.right.facts(() => undefined))
    if (one.kind === 'dead_letter') rejected.push([one.reasonCode, one.message])
    else keys.push(one.key)
  return { keys, rejected }
}

/** A record with these members alone; `a.b` is a member of a member. */
const cutTo = (members: readonly string[], record: Json): Json => {
  const cut: Record<string, unknown> = {}
  for (const member of members) {
    const [first = '', ...rest] = member.split('.')
    const value = record[first]
    const inner = cut[first] ?? {}
    cut[first] = rest.length === 0 ? value : { ...(inner as Json), ...cutTo([rest.join('.')], (value ?? {}) as Json) }
  }
  return cut
}

/** The records of a sample, which is pages or lists one after another. */
const recordsIn = (text: string): readonly Json[] => {
  const pagesOf = JSON.parse(
    `[${text
      .trim()
      .replace(/([\]}])\s*(?=[[{])/g, '$1,')
      .replace(/,+/g, ',')}]`,
  ) as readonly Json[]
  return pagesOf.flat().flatMap((page) => (page['values'] ?? page['value'] ?? [page]) as readonly Json[])
}

const GIVEN: Readonly<Record<string, string>> = {
  'github-pulls': sampleOf('github-pulls'),
  'github-issues': sampleOf('github-issues'),
  'github-releases': sampleOf('github-releases'),
  'gitlab-merge-requests': sampleOf('gitlab-merge-requests'),
  'gitlab-issues': sampleOf('gitlab-issues'),
  'gitlab-releases': sampleOf('gitlab-releases'),
  'gitea-pulls': sampleOf('gitea-pulls'),
  'gitea-issues': sampleOf('gitea-issues'),
  'gitea-releases': sampleOf('gitea-releases'),
  'bitbucket-pulls': sampleOf('bitbucket-pulls'),
  'azure-pulls': sampleOf('azure-pulls'),
}
const PAGES: Readonly<Record<string, string>> = { azure: 'azure-devops' }

describe.each(Object.entries(GIVEN))('given records of %s that were cut to what is needed', (name, text) => {
  const format = formats.find((one) => one.name === name) as JsonFormat
  const needs = format.needs ?? []

  it('when they are named, then none is invalid, and those that are whole without the rest are told', async () => {
    const { keys, rejected = [], refused } = await readAs(name, pages(recordsIn(text).map((one) => cutTo(needs, one))))
    expect(refused).toBeUndefined()
    expect(rejected.filter(([reason]) => reason === 'invalid_record')).toEqual([])
    expect(keys?.length).toBeGreaterThan(0)
  })

  it('when one of these is missing in all of them, then the file is refused, and what it lacks is said', async () => {
    for (const need of needs) {
      const others = needs.filter((one) => one !== need)
      const { refused } = await readAs(name, pages(recordsIn(text).map((one) => cutTo(others, one))))
      expect(refused).toContain(`lacks ${need}`)
    }
  })

  it('then the page of the source says which they are', () => {
    const [product = ''] = name.split('-')
    const page = readFileSync(`docs/sources/${PAGES[product] ?? product}.md`, 'utf8').replaceAll('\n', ' ')
    expect(page).toContain(needs.map((need) => `\`${need}\``).join(', '))
  })
})

describe('given pull requests of many repositories without node_id, as a user reported them', () => {
  const text = readFileSync(join(import.meta.dirname, 'reported-pulls.json'), 'utf8')
  const cut = (JSON.parse(text) as readonly Json[]).map(({ node_id: _, ...rest }) => rest)

  it('when they are named, then they are read', async () => {
    expect(await readAs('github-pulls', JSON.stringify(cut))).toEqual({ keys: ['#21', '#22'], rejected: [] })
  })
})

describe('given pull requests that do not say whether they were merged', () => {
  it.each([
    ['github-pulls', sampleOf('github-pulls')],
    ['gitea-pulls', sampleOf('gitea-pulls')],
  ])('when %s has one, then a sentence says what is missing', async (name, text) => {
    const [first = {}, ...others] = recordsIn(text)
    const { merged_at: _, ...rest } = first
    const { rejected } = await readAs(name, pages([rest, ...others]))
    expect(rejected).toEqual([
      ['no_merge', expect.stringMatching(/^nothing says whether it was merged: merged_at is missing/)],
    ])
  })
})

describe('given merge requests of GitLab 11, as a user reported them', () => {
  const text = readFileSync(join(import.meta.dirname, 'reported-gitlab-11.json'), 'utf8')

  it('when one has no merged_at, then a sentence says so, and the other one is read', async () => {
    expect(await readAs('gitlab-merge-requests', text)).toEqual({
      keys: ['!6'],
      rejected: [
        ['no_instant', expect.stringMatching(/^it is merged, but its record does not say when: merged_at is missing/)],
      ],
    })
  })
})
