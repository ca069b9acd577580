import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { foldAll } from '#app/folding'
import { filesSource } from '#app/import/file-source'
import { importAndFold } from '#app/import/import-source'
import { WorkItem } from '#projections/entities/work-item'
import { partitionOf } from '#readstore/partitions'
import * as gitea from '#test/connectors/forges/gitea'
import * as github from '#test/connectors/forges/github'
import * as gitlab from '#test/connectors/forges/gitlab'
import { writeHistory } from '#test/support/git/history'
import { hermetic } from '#test/support/git/run'
import { ok } from '#test/support/stores/outcome'
import { march } from './support/hosted.js'
import { type ImportingWorkspace, type Input, importsAt } from './support/importing.js'

// Reported by a user of Gitea: a repository was renamed, and its export by the new name doubled its items.

const imports = importsAt()
const { pages } = github

type Json = Readonly<Record<string, unknown>>

const FORMER = 'git.example.com/acme/shop'
const NAME = 'git.example.com/acme/store'
const NUMBERS = [1, 2, 3, 4, 5, 6, 7]
const MORE = [...NUMBERS, 8, 9, 10, 11, 12, 13, 14]

/** Issues whose instants differ by the minute; each second one is done. */
const issue = (number: number): Json =>
  gitea.issue(number, {
    created_at: `2026-03-${number > 7 ? '12' : '02'}T10:${String(number).padStart(2, '0')}:00Z`,
    ...(number % 2 === 0 ? { state: 'closed', closed_at: march(20) } : {}),
  })
/** A merged request that closes an issue. */
const pull = (number: number, closes: number, members: Json = {}): Json =>
  gitea.pull(number, { ...gitea.merged(String(number % 10), march(6)), body: `Closes #${closes}`, ...members })
const PULLS = [pull(21, 2), pull(22, 4)]

const renamed = (text: string): string => text.replaceAll('/Acme/Shop', '/Acme/Store')

interface Exported {
  readonly issues: string
  readonly pulls: string
}
const exportOf = (name: string, numbers: readonly number[], spelled = (text: string) => text): Exported => ({
  issues: imports.file(`${name}-issues.json`, spelled(pages(numbers.map(issue)))),
  pulls: imports.file(`${name}-pulls.json`, spelled(pages(PULLS))),
})
const all = ({ issues, pulls }: Exported): readonly string[] => [pulls, issues]

/** The numbers of a workspace that a rename must not change. */
const numbersOf = async (shop: ImportingWorkspace) => {
  await ok(foldAll(shop.workspaceId, imports.environment()))
  const period = '?start=2026-03-01&end=2026-03-31&tz=UTC'
  const of = `/projects/${shop.projectId}`
  const { report } = await shop.asked(`${of}/scope-creep${period}`)
  const { baseline, added, removed, uncertain, changeOrders, series } = report
  const { kpis } = await shop.asked(`${of}/command-center${period}`)
  const linked = (await shop.changes())
    .filter(({ mergedAt }) => mergedAt !== null)
    .map(({ key, items }) => [key, items.map((item) => `${item.key} ${item.rule}`)])
    .sort()
  return { scope: { baseline, added, removed, uncertain, changeOrders, series }, kpis, linked }
}

const itemsOf = async ({ workspaceId }: ImportingWorkspace) => {
  const { readStore } = imports.stores
  const items = await ok(
    readStore.read(partitionOf(workspaceId, readStore), (docs) =>
      docs.find(WorkItem, { where: { workspaceId: { eq: workspaceId } } }),
    ),
  )
  return items.filter(({ observations }) => observations.length > 0)
}

const SIGNED = 'engagement sign --project Shop --model fixed --starts-on 2026-03-01'
const lockOf = (tracker: string) => `scope lock --project Shop --from-tracker ${tracker} --on 2026-03-10`

/** Imports an export as the release before did, which knew nothing of renamed repositories. */
const importedBefore = (shop: ImportingWorkspace, files: readonly string[], input: Partial<Input> = {}) => {
  const source: typeof filesSource = {
    ...filesSource,
    named: (reading) => Object.assign(reading, { namesRepositories: false, cursor: 'of the release before' }),
  }
  return ok(importAndFold({ ...shop.requestOf(files, input, shop.projectId), source }, 0, imports.environment()))
}

/** A workspace with the export of a repository by its former name, and a lock on its items. */
const lockedWorkspace = async (name: string) => {
  const shop = await imports.workspace(name, SIGNED)
  await shop.imported(all(exportOf(name, NUMBERS)), {}, shop.projectId)
  await shop.says(lockOf(FORMER))
  await shop.says(`item type ${FORMER} #5 bug --project Shop`)
  await shop.says('change-order approve CO-1 --project Shop --on 2026-03-11 --item #6')
  return shop
}

describe('given the export of a forge’s repository, and a lock on its items', () => {
  it('when it was renamed and is exported again, then all numbers and links stay', async () => {
    const shop = await lockedWorkspace('same')
    const before = await numbersOf(shop)
    expect(before.linked).toEqual([
      ['#21', ['#2 closing_keyword']],
      ['#22', ['#4 closing_keyword']],
    ])
    await shop.imported(all(exportOf('same-new', NUMBERS, renamed)), {}, shop.projectId)
    expect(await numbersOf(shop)).toEqual(before)
    expect(await itemsOf(shop)).toHaveLength(7)
    const again = await shop.imported(all(exportOf('same-again', NUMBERS, renamed)), {}, shop.projectId)
    expect(again.counts).toMatchObject({ accepted: 0, withdrawn: 0 })
  })

  it('when it has twice as many issues by then, then each counts once, and the new ones are added', async () => {
    const shop = await lockedWorkspace('more')
    await shop.imported(all(exportOf('more-new', MORE, renamed)), {}, shop.projectId)
    const items = await itemsOf(shop)
    expect(items).toHaveLength(14)
    expect(new Set(items.map(({ place }) => place))).toEqual(new Set([FORMER]))
    expect(items.find(({ key }) => key === '#5')?.type).toBe('bug')
    const { scope } = await numbersOf(shop)
    expect(scope).toMatchObject({ baseline: { items: 7 }, added: { items: 7 }, removed: { items: 0 } })
  })

  it.each([
    ['issues first', [['issues'], ['pulls']]],
    ['pulls first', [['pulls'], ['issues']]],
    ['issues first, then both', [['issues'], ['pulls', 'issues']]],
  ] as const)('when its files are imported one by one, %s, then all stays as well', async (title, order) => {
    const name = title.replace(/\W+/g, '-')
    const shop = await lockedWorkspace(name)
    const before = await numbersOf(shop)
    const files = exportOf(`${name}-new`, NUMBERS, renamed)
    for (const together of order)
      await shop.imported(
        together.map((file) => files[file]),
        {},
        shop.projectId,
      )
    expect(await numbersOf(shop)).toEqual(before)
    expect(await itemsOf(shop)).toHaveLength(7)
  })

  it('when the release before imported it by both names, then the next import joins them', async () => {
    const shop = await lockedWorkspace('both')
    const before = await numbersOf(shop)
    const files = all(exportOf('both-new', NUMBERS, renamed))
    await importedBefore(shop, files)
    expect(await itemsOf(shop)).toHaveLength(14)
    await shop.says(`item type ${NAME} #3 bug --project Shop`)
    await shop.imported(files, {}, shop.projectId)
    expect(await numbersOf(shop)).toEqual(before)
    const items = await itemsOf(shop)
    expect(items).toHaveLength(7)
    expect(items.find(({ key }) => key === '#3')?.type).toBe('bug')
  })

  it('when a later lock names its items by the new name, then they stand under that one', async () => {
    const shop = await imports.workspace('relocked', SIGNED)
    await shop.imported(all(exportOf('relocked', NUMBERS)), {}, shop.projectId)
    const files = all(exportOf('relocked-new', NUMBERS, renamed))
    await importedBefore(shop, files)
    await shop.says(lockOf(NAME))
    await shop.imported(files, {}, shop.projectId)
    const items = await itemsOf(shop)
    expect(items.map(({ place }) => place)).toEqual(NUMBERS.map(() => NAME))
    const { scope, linked } = await numbersOf(shop)
    expect(scope).toMatchObject({ baseline: { items: 7 }, added: { items: 0 }, removed: { items: 0 } })
    expect(linked).toEqual([
      ['#21', ['#2 closing_keyword']],
      ['#22', ['#4 closing_keyword']],
    ])
  })

  it.each([
    ['git first, and once more', ['git', 'forge', 'git']],
    ['the forge first', ['forge', 'git']],
  ] as const)('when git reads it as well, %s, then all stays', async (title, order) => {
    const name = `with-${title.replace(/\W+/g, '-')}`
    const shop = await imports.workspace(name, SIGNED)
    const path = join(imports.folder, name)
    mkdirSync(path)
    const commits = [
      { name: 'begin', message: 'Begin\n', at: march(1) },
      { name: 'two', message: 'Two\n\nCloses #2\n', at: march(6) },
      { name: 'three', message: 'Three\n\nCloses acme/shop#3\n', at: march(7) },
    ]
    const ids = writeHistory(path, { commits, remote: 'https://git.example.com/acme/shop.git' })
    const merge = pull(21, 2, { merge_commit_sha: ids.get('two') })
    const fileOf = (text: string): string => imports.file(`${name}-pulls.json`, text)
    const issuesOf = (spelled: (text: string) => string): string =>
      imports.file(`${name}-issues.json`, spelled(pages(NUMBERS.map(issue))))
    await shop.imported([fileOf(pages([merge])), issuesOf(String)], {}, shop.projectId)
    await shop.importedByGit(path)
    await shop.says(lockOf(FORMER))
    const before = await numbersOf(shop)
    expect(before.linked).toEqual(
      [
        ['#21', ['#2 closing_keyword']],
        [ids.get('begin'), []],
        [ids.get('three'), ['#3 closing_keyword']],
      ].sort(),
    )

    await hermetic(path, ['remote', 'set-url', 'origin', 'https://git.example.com/acme/store.git'])
    const files = [fileOf(renamed(pages([merge]))), issuesOf(renamed)]
    for (const source of order)
      await (source === 'git' ? shop.importedByGit(path) : shop.imported(files, {}, shop.projectId))
    expect(await numbersOf(shop)).toEqual(before)
    expect(await itemsOf(shop)).toHaveLength(7)
  })

  it('when texts go on to call it by its former name, then they still close its issues', async () => {
    const shop = await lockedWorkspace('texts')
    const closing = [
      pull(23, 1, { body: 'Closes Acme/Shop#5' }),
      pull(24, 1, { body: 'Fixes acme/store#6' }),
      pull(25, 1, { body: 'Closes acme/other#7' }),
    ]
    const issues = exportOf('texts-new', NUMBERS, renamed).issues
    const pulls = imports.file(
      'texts-new-pulls.json',
      renamed(pages([...PULLS, ...closing])).replace('Acme/Store#5', 'Acme/Shop#5'),
    )
    await shop.imported([pulls, issues], {}, shop.projectId)
    const { linked } = await numbersOf(shop)
    expect(linked).toEqual([
      ['#21', ['#2 closing_keyword']],
      ['#22', ['#4 closing_keyword']],
      ['#23', ['#5 closing_keyword']],
      ['#24', ['#6 closing_keyword']],
      ['#25', []],
    ])
  })

  it.each([
    ['GitHub', 'github.com/acme/api', github.issue, ['/Acme/Api', '/Acme/Apis']],
    ['GitLab', 'gitlab.example.com/group/sub/shop', gitlab.issue, ['/Sub/Shop', '/Other/Store']],
  ] as const)(
    'when it is one of %s, then its items count once as well',
    async (forge, tracker, issueOf, [from, to]) => {
      const shop = await imports.workspace(`on-${forge.toLowerCase()}`, SIGNED)
      const text = pages(NUMBERS.map((number) => issueOf(number, { created_at: `2026-03-02T10:0${number}:00Z` })))
      await shop.imported(imports.file(`${forge}.json`, text), {}, shop.projectId)
      await shop.says(lockOf(tracker))
      const before = await numbersOf(shop)
      await shop.imported(imports.file(`${forge}-new.json`, text.replaceAll(from, to)), {}, shop.projectId)
      expect(await numbersOf(shop)).toEqual(before)
      expect((await itemsOf(shop)).map(({ place }) => place)).toEqual(NUMBERS.map(() => tracker))
    },
  )

  it('when locks name its items by both names, then both stay as they are', async () => {
    const shop = await lockedWorkspace('both-locked')
    const files = all(exportOf('both-locked-new', NUMBERS, renamed))
    await importedBefore(shop, files)
    await shop.says(lockOf(NAME))
    const counts = (await shop.imported(files, {}, shop.projectId)).counts
    expect(counts).toMatchObject({ rejected: 0 })
    expect(await itemsOf(shop)).toHaveLength(14)
  })

  it('when another repository of the forge is exported, then it counts by itself', async () => {
    const shop = await lockedWorkspace('another')
    const later = (text: string) => renamed(text).replaceAll('T10:', 'T11:').replaceAll('222222', '333333')
    const issues = imports.file('another-issues.json', later(pages(NUMBERS.map(issue))))
    await shop.imported(issues, {}, shop.projectId)
    expect(await itemsOf(shop)).toHaveLength(14)
  })

  it('when a person says that the new name is a tracker of its own, then it is', async () => {
    const shop = await lockedWorkspace('apart')
    const files = all(exportOf('apart-new', NUMBERS, renamed))
    await shop.imported(files, {}, shop.projectId)
    await shop.says(`container map tracker_project ${NAME} --project Shop`)
    await shop.imported(files, {}, shop.projectId)
    expect(await itemsOf(shop)).toHaveLength(14)
  })
})
