import { describe, expect, it } from '@jest/globals'
import { foldAll } from '#app/folding'
import { filesSource } from '#app/import/file-source'
import { showConnection } from '#app/inspect/connections'
import { choiceFields, givenChoices } from '#app/state/import-choices'
import type { Uuid } from '#domain/common'
import { AuditEvent } from '#projections/trail/row'
import { partitionOf } from '#readstore/partitions'
import { sampleOf } from '#test/support/files/samples'
import { failed, ok } from '#test/support/stores/outcome'
import { wholeLog } from '#test/support/stores/whole-log'
import { type ImportingWorkspace, importsAt, NOTHING } from './support/importing.js'

const imports = importsAt()

/** The events of answers of a workspace, oldest first. */
const answeredIn = async ({ workspaceId }: ImportingWorkspace) =>
  (await wholeLog(imports.stores.eventLog))
    .filter(
      ({ type, metadata }) =>
        type === 'ImportAnswered' && (metadata as { workspaceId: Uuid }).workspaceId === workspaceId,
    )
    .map(({ data }) => data)

describe('given an export that does not say roles, nor the order of its days', () => {
  const ambiguous = sampleOf('clockify', 'portuguese')
    .replace('20/02/2026;14', '02/02/2026;14')
    .replace('20/02/2026', '02/02/2026')
  it('when it was answered once, then the next import needs no answers again', async () => {
    const shop = await imports.workspace('once')
    const path = imports.file('once.csv', ambiguous)
    expect(await failed(shop.importing(path, { role: 'developer' }))).toMatchObject({
      message: expect.stringContaining('--dates'),
    })
    const first = await ok(shop.importing(path, { role: 'developer', dates: 'day-first' }))
    expect(first.counts).toMatchObject({ accepted: 2 })
    expect(first.assumed).toEqual([
      { answer: 'project', word: null, meaning: 'Shop', from: 'only_project' },
      { answer: 'role', word: null, meaning: 'developer', from: 'given' },
      { answer: 'dates', word: null, meaning: 'day_first', from: 'given' },
    ])
    const again = await ok(shop.importing(path))
    expect(again.counts).toMatchObject({ accepted: 0, unchanged: 2, rejected: 0 })
    // An unchanged file is not read again: nothing rests on an answer.
    expect(again.assumed).toEqual([])
    const next = await ok(shop.importing(imports.file('next.csv', ambiguous.replace('Revisão', 'Teste'))))
    expect(next.assumed.map(({ answer, from }) => [answer, from])).toEqual([
      ['project', 'only_project'],
      ['role', 'kept'],
      ['dates', 'kept'],
    ])
    expect(await answeredIn(shop)).toHaveLength(1)
  })
  it('when the next file proves another order, then that counts for it, and the preview says so', async () => {
    const shop = await imports.workspace('proof')
    await ok(shop.importing(imports.file('a.csv', ambiguous), { role: 'developer', dates: 'day-first' }))
    const proving = ambiguous.replaceAll('03/02/2026', '02/23/2026')
    const previewed = await ok(shop.previewing(imports.file('b.csv', proving)))
    expect(previewed?.preview).toMatchObject({
      assumed: expect.arrayContaining([{ answer: 'dates', word: null, meaning: 'month_first', from: 'proven' }]),
      rejected: [],
    })
  })
})

describe('given answers that are kept with a connection', () => {
  it('when another answer is given, then it replaces the kept one, and tables are merged by word', async () => {
    const shop = await imports.workspace('merged')
    const path = imports.file('merged.csv', sampleOf('toggl'))
    const one = { roles: { Design: 'designer', Support: 'supporter' } }
    await ok(shop.importing(path, { role: 'developer', answers: one }, 'Shop'))
    const two = { roles: { Design: 'artist' } }
    const second = await ok(shop.importing(path, { role: 'engineer', answers: two }))
    expect(second.assumed).toEqual([
      { answer: 'project', word: null, meaning: 'Shop', from: 'kept' },
      { answer: 'role', word: null, meaning: 'engineer', from: 'given' },
      { answer: 'roles', word: 'Design', meaning: 'artist', from: 'given' },
    ])
    expect(second.changed).toEqual([
      { answer: 'role', word: null, before: 'developer', now: 'engineer' },
      { answer: 'roles', word: 'Design', before: 'designer', now: 'artist' },
    ])
    // Both entries have another role now.
    expect(second.counts).toMatchObject({ accepted: 2 })
    const kept = await answeredIn(shop)
    expect(kept).toHaveLength(2)
    expect(kept[1]).toMatchObject({
      role: 'engineer',
      roles: [
        { word: 'Design', meaning: 'artist' },
        { word: 'Support', meaning: 'supporter' },
      ],
    })
  })
  it('when a table has more words than can be kept with those from before, then it is refused, and all stays as it was', async () => {
    const shop = await imports.workspace('words')
    const path = imports.file('words.csv', sampleOf('toggl'))
    const tableOf = (name: string) => ({
      roles: Object.fromEntries(Array.from({ length: 1_500 }, (_, i) => [`${name} ${i}`, 'designer'])),
    })
    const { connectionId } = await ok(shop.importing(path, { role: 'developer', answers: tableOf('a') }))
    expect(await failed(shop.importing(path, { answers: tableOf('b') }))).toMatchObject({
      message: expect.stringContaining('more than 2,000 words'),
    })
    const [kept] = await answeredIn(shop)
    expect(await answeredIn(shop)).toEqual([kept])
    await shop.says(`connection forget ${connectionId} roles`)
    expect((await ok(shop.importing(path, { answers: tableOf('b') }))).counts).toMatchObject({ unchanged: 2 })
  })
  it('when the workspace gets a second project, then the kept project still counts, and without one it is asked for', async () => {
    const shop = await imports.workspace('projects')
    const [named, only] = [
      imports.file('named.csv', sampleOf('toggl')),
      imports.file('only.csv', sampleOf('clockify', 'portuguese')),
    ]
    await ok(shop.importing(named, { role: 'developer' }, 'Shop'))
    await ok(shop.importing(only, { role: 'developer' }))
    await shop.says('project add Intranet --client Acme')
    expect((await ok(shop.importing(named))).counts).toMatchObject({ accepted: 0, unchanged: 2 })
    expect(await failed(shop.importing(only))).toMatchObject({ tag: 'which_project' })
  })
  it('when a person changes or forgets one, then the next import follows, and the audit trail says who and what', async () => {
    const shop = await imports.workspace('changed')
    const path = imports.file('changed.csv', sampleOf('toggl'))
    const { connectionId } = await ok(shop.importing(path, { role: 'developer' }))
    await shop.says(`connection answer ${connectionId} --role engineer --zone Europe/Berlin`)
    expect(await ok(showConnection(shop.workspaceId, 'Toggl Track', imports.environment()))).toMatchObject({
      id: connectionId,
      answers: [
        { answer: 'role', word: null, meaning: 'engineer' },
        { answer: 'zone', word: null, meaning: 'Europe/Berlin' },
      ],
      mapping: null,
    })
    expect((await ok(shop.importing(path))).counts).toMatchObject({ accepted: 2 })
    await shop.says(`connection forget ${connectionId} role`)
    expect(await failed(shop.importing(path))).toMatchObject({ message: expect.stringContaining('--role') })
    await ok(foldAll(shop.workspaceId, imports.environment()))
    const { workspaceId } = shop
    const { readStore } = imports.stores
    const rows = await ok(
      readStore.read(partitionOf(workspaceId, readStore), (docs) =>
        docs.find(AuditEvent, { where: { workspaceId: { eq: workspaceId } } }),
      ),
    )
    const told = rows.filter(({ type }) => type === 'ImportAnswered')
    expect(new Set(told.map(({ actor, explain }) => `${actor.kind}: ${explain?.text}`))).toEqual(
      new Set([
        'connector: These answers apply to the files of the connection: the role.',
        'user: These answers apply to the files of the connection: the role and the time zone.',
        'user: These answers apply to the files of the connection: the time zone.',
      ]),
    )
  })
})

describe('given files that leave several questions open', () => {
  const several = sampleOf('clockify', 'portuguese')
    .replace('20/02/2026;14', '02/02/2026;14')
    .replace('20/02/2026', '02/02/2026')
    .replace('Faturável', 'Enviado')
  it('when they are imported, then all of it is asked at once', async () => {
    const shop = await imports.workspace('several', 'project add Intranet --client Acme')
    const { message } = (await failed(shop.importing(imports.file('several.csv', several)))) as { message: string }
    for (const option of ['--project', '--role', '--billable', '--dates']) expect(message).toContain(option)
    const all = { role: 'developer', billable: 'yes', dates: 'day-first' } as const
    const { counts } = await shop.imported(imports.file('several.csv', several), all, 'Shop')
    expect(counts).toMatchObject({ accepted: 2, rejected: 0 })
  })
  it('when words have to be named as well, then they are asked for with the rest', async () => {
    const shop = await imports.workspace('board')
    const { message } = (await failed(shop.importing(imports.file('board.json', sampleOf('trello'))))) as {
      message: string
    }
    expect(message).toContain('--container')
    expect(message).toContain('name under states in --answers: "Backlog"')
  })
})

describe('given a choice that was kept', () => {
  it('when a new import gives another one, then its result and its preview say so, and the next import says nothing', async () => {
    const shop = await imports.workspace('kept')
    const path = imports.file('kept.csv', sampleOf('toggl').replace(',Billable,', ',Sent,'))
    await shop.imported(path, { role: 'developer', billable: 'yes' })
    const changed = [{ answer: 'billable', word: null, before: 'yes', now: 'no' }]
    const previewed = await ok(shop.previewing(path, { billable: 'no' }))
    expect(previewed?.preview).toMatchObject({ changed })
    expect(await shop.imported(path, { billable: 'no' })).toMatchObject({ changed, counts: { accepted: 2 } })
    expect(await shop.imported(path)).toMatchObject({ changed: [] })
  })
  it('when a new import names another project, then the change is told by their names', async () => {
    const shop = await imports.workspace('other-project', 'project add Intranet --client Acme')
    const path = imports.file('other.csv', sampleOf('toggl'))
    await shop.imported(path, { role: 'developer' }, 'Shop')
    const { changed } = await shop.imported(path, {}, 'Intranet')
    expect(changed).toEqual([{ answer: 'project', word: null, before: 'Shop', now: 'Intranet' }])
  })
})

describe('given a container that belongs to a project', () => {
  it('when an import names another project for it, then it stays, and the result does not assume the other one', async () => {
    const shop = await imports.workspace('mapped-already', 'project add Intranet --client Acme')
    const path = imports.file('board.json', sampleOf('jira'))
    expect((await shop.imported(path, {}, 'Shop')).assumed).toMatchObject([{ answer: 'project', meaning: 'Shop' }])
    const again = await shop.imported(path, {}, 'Intranet')
    expect(again.assumed).toEqual([])
    expect(again.unneeded).toMatchObject([{ answer: 'project', meaning: 'Intranet' }])
  })
})

describe('given a file of answers', () => {
  const choicesIn = (content: string) => filesSource.fields.answers.read(content)
  it('when its words are names of members that every object has, then they are words like others', async () => {
    const read = choicesIn('{"roles": {"__proto__": "designer", "constructor": "developer"}}')
    const answers = read._tag === 'Right' ? read.right : null
    const given = givenChoices({ ...NOTHING, answers }, null, () => ({ _tag: 'Right', right: '' }))
    expect(given).toMatchObject({
      right: {
        roles: new Map([
          ['__proto__', 'designer'],
          ['constructor', 'developer'],
        ]),
      },
    })
  })
  it.each([
    ['is no JSON', '{', 'the file is not JSON'],
    ['has an unknown member', '{"people": {}}', 'people: unknown member'],
    ['has a state that does not exist', '{"states": {"Offen": "open"}}', /^states\.Offen: expected one of/],
    ['is larger than a person writes', `{"roles": {"a": "${'x'.repeat(1_000_000)}"}}`, /more than 1000000 characters/],
  ])('when it %s, then one line says what is wrong', (_, content, message) => {
    expect(choicesIn(content)).toMatchObject({
      left: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })
  it('when it has more words than can be kept, then it is refused', () => {
    const roles = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`task ${i}`, 'developer']))
    const given = givenChoices({ ...NOTHING, answers: { roles } }, null, () => ({ _tag: 'Right', right: '' }))
    expect(given).toMatchObject({ left: { tag: 'misused', message: expect.stringContaining('at most 2,000') } })
  })
  it('when a role has characters that steer a terminal, then it is refused, in the option and in the file', () => {
    const role = 'dev\u001b[31m\r\nINJECT'
    expect(choiceFields.role.read(role)).toMatchObject({ _tag: 'Left' })
    expect(choiceFields.role.read('developer')).toMatchObject({ right: 'developer' })
    expect(choiceFields.answers.read(JSON.stringify({ roles: { Design: role } }))).toMatchObject({ _tag: 'Left' })
    expect(choiceFields.answers.read('{"roles": {"Design": "designer"}}')).toMatchObject({
      right: { roles: { Design: 'designer' } },
    })
  })
})
