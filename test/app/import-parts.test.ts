import { describe, expect, it } from '@jest/globals'
import { streamOf } from '#domain/events/catalogue'
import { sampleOf } from '#test/support/files/samples'
import { ok } from '#test/support/stores/outcome'
import { type Input, importsAt } from './support/importing.js'

// A connection of exported files is read in parts: a month, a repository.

const imports = importsAt()

/** A workspace of its own, with the projects Shop and App, and what can be done in it. */
const workspaceNamed = async (workspace: string) => {
  const shop = await imports.workspace(workspace, 'project add App --client Acme')
  const imported = (name: string, content: string, input: Partial<Input> = {}) =>
    shop.imported(imports.file(`${workspace}-${name}`, content), input, 'Shop')
  /** The containers that are mapped, with the names of their projects. */
  const mappings = async () => {
    const events = (await ok(
      imports.stores.eventLog.readStream(streamOf.directory(shop.workspaceId), -1, 1_000),
    )) as readonly Loose[]
    const added = events.filter(({ type }) => type === 'ProjectAdded')
    const nameOf = new Map(added.map(({ data }) => [data.projectId, data.name]))
    return events
      .filter(({ type }) => type === 'ContainerMapped')
      .map(({ data: { kind, container, projectId } }) => `${kind} ${container}: ${nameOf.get(projectId)}`)
  }
  return { says: (line: string) => shop.says(line), imported, mappings }
}
interface Loose {
  readonly type: string
  readonly data: Readonly<Record<'kind' | 'container' | 'projectId' | 'name', string>>
}

const [HEADER = '', ...ROWS] = sampleOf('toggl').trim().split('\n')
const csv = (...rows: readonly (string | undefined)[]): string => `${[HEADER, ...rows].join('\n')}\n`
const MARCH = ROWS[0]
const FEBRUARY = ROWS[0]?.replaceAll('2026-03-04', '2026-02-04')
const BROKEN = ROWS[1]?.replace('00:45:00', 'long')
const role = 'developer'

describe('given exports of two months', () => {
  it('when one has a broken row, then it stands until the file of that month is mended', async () => {
    const { imported } = await workspaceNamed('months')
    const february = await imported('february.csv', csv(FEBRUARY, BROKEN), { role })
    expect(february.rejected).toMatchObject({ total: 1 })
    const march = await imported('march.csv', csv(MARCH), { role })
    expect(march.counts).toMatchObject({ accepted: 1, rejected: 0 })
    expect(march.rejected).toMatchObject({ total: 1, deadLetters: [{ record: 'months-february.csv, line 3' }] })
    const again = await imported('march.csv', csv(MARCH), { role })
    expect(again.counts).toEqual({ accepted: 0, unchanged: 1, withdrawn: 0, rejected: 0 })
    expect((await imported('february.csv', csv(FEBRUARY), { role })).rejected).toMatchObject({ total: 0 })
  })
  it('when one is imported after the other, then nothing is withdrawn, unless a person says that it is whole', async () => {
    const { imported } = await workspaceNamed('whole')
    await imported('february.csv', csv(FEBRUARY), { role })
    expect((await imported('march.csv', csv(MARCH), { role })).counts).toMatchObject({ accepted: 1, withdrawn: 0 })
    const whole = await imported('march.csv', csv(MARCH), { role, whole: true })
    expect(whole.counts).toEqual({ accepted: 0, unchanged: 1, withdrawn: 1, rejected: 0 })
    const back = await imported('both.csv', csv(FEBRUARY, MARCH), { role, whole: true })
    expect(back.counts).toMatchObject({ accepted: 1, unchanged: 1, withdrawn: 0 })
  })
  it('when a whole one has a broken row, or no row at all, then nothing is withdrawn', async () => {
    const { imported } = await workspaceNamed('broken-whole')
    await imported('both.csv', csv(FEBRUARY, MARCH), { role })
    const broken = await imported('march.csv', csv(MARCH, BROKEN), { role, whole: true })
    expect(broken.counts).toMatchObject({ unchanged: 1, withdrawn: 0, rejected: 1 })
    const rejected = await imported('march.csv', csv(BROKEN), { role, whole: true })
    expect(rejected.counts).toMatchObject({ unchanged: 0, withdrawn: 0, rejected: 1 })
    const empty = await imported('march.csv', csv(), { role, whole: true })
    expect(empty.counts).toEqual({ accepted: 0, unchanged: 0, withdrawn: 0, rejected: 0 })
  })
  it('when a whole one tells of one project only, then the entries of the other one stand', async () => {
    const { imported } = await workspaceNamed('projects')
    const answers = { projects: { Website: 'Shop', Mobile: 'App' } }
    const mobile = FEBRUARY?.replace(',Website,', ',Mobile,')
    await imported('all.csv', csv(FEBRUARY, MARCH, mobile), { role, answers })
    const { counts } = await imported('website.csv', csv(MARCH), { role, answers, whole: true })
    expect(counts).toMatchObject({ unchanged: 1, withdrawn: 1 })
  })
})

describe('given an export of a repository', () => {
  it('when it is imported, then the repository is mapped to the project that was named, once', async () => {
    const { imported, mappings } = await workspaceNamed('mapped')
    await imported('pulls.json', sampleOf('github-pulls'))
    expect(await mappings()).toEqual(['repository github.com/acme/api: Shop'])
    await imported('later.json', sampleOf('github-pulls').replaceAll('Passkeys', 'Keys'))
    expect(await mappings()).toHaveLength(1)
  })
  it('when a person has mapped the repository before, then it stays as it is', async () => {
    const { says, imported, mappings } = await workspaceNamed('elsewhere')
    await says('container map repository github.com/acme/api --project App')
    await imported('pulls.json', sampleOf('github-pulls'))
    expect(await mappings()).toEqual(['repository github.com/acme/api: App'])
  })
  it('when a table of answers names the repository in another spelling, then that project has it', async () => {
    const { imported, mappings } = await workspaceNamed('answered')
    await imported('pulls.json', sampleOf('github-pulls'), { answers: { projects: { 'GitHub.com/Acme/Api': 'App' } } })
    expect(await mappings()).toEqual(['repository github.com/acme/api: App'])
  })
})
