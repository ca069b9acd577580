import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type AnswersGiven, answerFields, givenAnswers } from '#app/answers'
import { filesSource } from '#app/file-source'
import { foldAll } from '#app/folding'
import { importAndFold, previewImport } from '#app/import'
import { showConnection } from '#app/lists'
import { state } from '#app/run'
import { openWorkspace } from '#app/workspace'
import type { Uuid } from '#domain/common'
import { AuditEvent } from '#projections/trail/row'
import { partitionOf } from '#readstore/partitions'
import { openStores, type Stores } from '#stores/open'
import { unwatched } from '#test/app/support/unwatched'
import { CLOCKIFY_PORTUGUESE, TOGGL } from '#test/connectors/files/samples'
import { newFolder } from '#test/support/stores/folder'
import { failed, ok } from '#test/support/stores/outcome'
import { understood } from './support/lines.js'

const NOW = '2026-04-01T00:00:00.000Z'
const now = () => NOW
const folder = newFolder()
let stores: Stores
beforeAll(async () => {
  stores = await ok(openStores(join(folder, 'data')))
})
afterAll(() => stores.close())

const NOTHING: AnswersGiven = {
  role: null,
  dates: null,
  decimal: null,
  zone: null,
  branch: null,
  billable: null,
  currency: null,
  container: null,
  answers: null,
}
const environment = () => ({ ...stores, now, watcher: unwatched })

/** A workspace of its own, with one project, Shop. */
const workspaceNamed = async (workspace: string) => {
  const named = { organization: 'acme', workspace, name: workspace, client: 'Acme', project: 'Shop', owner: 'Ann' }
  const { workspaceId } = await ok(openWorkspace({ ...named, plan: 'scale' }, stores, now))
  const say = async (line: string) =>
    ok(state({ ...(await understood(line)), workspaceId }, stores, NOW, () => foldAll(workspaceId, environment())))
  return { workspaceId, say }
}

const fileOf = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const requestOf = (workspaceId: Uuid, path: string, given: Partial<AnswersGiven>, project: string | null = null) => ({
  source: filesSource,
  locations: [path],
  input: { as: null, label: null, whole: false, emptyIsTrue: false, ...NOTHING, ...given },
  workspaceId,
  project,
  opened: null,
  sample: false,
})
const importing = (workspaceId: Uuid, path: string, given: Partial<AnswersGiven> = {}, project: string | null = null) =>
  importAndFold(requestOf(workspaceId, path, given, project), 10, environment())

/** The events of answers of a workspace, oldest first. */
const answeredIn = async (workspaceId: Uuid) =>
  (await ok(stores.eventLog.readAll('', 10_000)))
    .filter(
      ({ type, metadata }) =>
        type === 'ImportAnswered' && (metadata as { workspaceId: Uuid }).workspaceId === workspaceId,
    )
    .map(({ data }) => data)

describe('given an export that does not say roles, nor the order of its days', () => {
  const ambiguous = CLOCKIFY_PORTUGUESE.replace('20/02/2026;14', '02/02/2026;14').replace('20/02/2026', '02/02/2026')
  it('when it was answered once, then the next import needs no answers again', async () => {
    const { workspaceId } = await workspaceNamed('once')
    const path = fileOf('once.csv', ambiguous)
    expect(await failed(importing(workspaceId, path))).toMatchObject({ message: expect.stringContaining('--role') })
    expect(await failed(importing(workspaceId, path, { role: 'developer' }))).toMatchObject({
      message: expect.stringContaining('--dates'),
    })
    const first = await ok(importing(workspaceId, path, { role: 'developer', dates: 'day-first' }))
    expect(first.counts).toMatchObject({ accepted: 2 })
    expect(first.assumed).toEqual([
      { answer: 'project', word: null, meaning: 'Shop', from: 'only_project' },
      { answer: 'role', word: null, meaning: 'developer', from: 'given' },
      { answer: 'dates', word: null, meaning: 'day_first', from: 'given' },
    ])
    const again = await ok(importing(workspaceId, path))
    expect(again.counts).toMatchObject({ accepted: 0, unchanged: 2, rejected: 0 })
    expect(again.assumed.map(({ answer, from }) => [answer, from])).toEqual([
      ['project', 'only_project'],
      ['role', 'kept'],
      ['dates', 'kept'],
    ])
    expect(await answeredIn(workspaceId)).toHaveLength(1)
  })
  it('when the next file proves another order, then that counts for it, and the preview says so', async () => {
    const { workspaceId } = await workspaceNamed('proof')
    await ok(importing(workspaceId, fileOf('a.csv', ambiguous), { role: 'developer', dates: 'day-first' }))
    const proving = ambiguous.replaceAll('03/02/2026', '02/23/2026')
    const previewed = await ok(previewImport(requestOf(workspaceId, fileOf('b.csv', proving), {}), null, environment()))
    expect(previewed?.preview).toMatchObject({
      assumed: expect.arrayContaining([{ answer: 'dates', word: null, meaning: 'month_first', from: 'proven' }]),
      rejected: [],
    })
  })
})

describe('given answers that are kept with a connection', () => {
  it('when another answer is given, then it replaces the kept one, and tables are merged by word', async () => {
    const { workspaceId } = await workspaceNamed('merged')
    const path = fileOf('merged.csv', TOGGL)
    const one = { roles: { Design: 'designer', Support: 'supporter' } }
    await ok(importing(workspaceId, path, { role: 'developer', answers: one }, 'Shop'))
    const two = { roles: { Design: 'artist' } }
    const second = await ok(importing(workspaceId, path, { role: 'engineer', answers: two }))
    expect(second.assumed).toEqual([
      { answer: 'project', word: null, meaning: 'Shop', from: 'kept' },
      { answer: 'role', word: null, meaning: 'engineer', from: 'given' },
      { answer: 'roles', word: 'Design', meaning: 'artist', from: 'given' },
      { answer: 'roles', word: 'Support', meaning: 'supporter', from: 'kept' },
    ])
    // Both entries have another role now.
    expect(second.counts).toMatchObject({ accepted: 2 })
    const kept = await answeredIn(workspaceId)
    expect(kept).toHaveLength(2)
    expect(kept[1]).toMatchObject({
      role: 'engineer',
      roles: [
        { word: 'Design', meaning: 'artist' },
        { word: 'Support', meaning: 'supporter' },
      ],
    })
  })
  it('when the workspace gets a second project, then the kept project still counts, and without one it is asked for', async () => {
    const { workspaceId, say } = await workspaceNamed('projects')
    const [named, only] = [fileOf('named.csv', TOGGL), fileOf('only.csv', CLOCKIFY_PORTUGUESE)]
    await ok(importing(workspaceId, named, { role: 'developer' }, 'Shop'))
    await ok(importing(workspaceId, only, { role: 'developer' }))
    await say('project add Intranet --client Acme')
    expect((await ok(importing(workspaceId, named))).counts).toMatchObject({ accepted: 0, unchanged: 2 })
    expect(await failed(importing(workspaceId, only))).toMatchObject({ tag: 'which_project' })
  })
  it('when a person changes or forgets one, then the next import follows, and the audit trail says who and what', async () => {
    const { workspaceId, say } = await workspaceNamed('changed')
    const path = fileOf('changed.csv', TOGGL)
    const { connectionId } = await ok(importing(workspaceId, path, { role: 'developer' }))
    await say(`connection answer ${connectionId} --role engineer --zone Europe/Berlin`)
    expect(await ok(showConnection(workspaceId, 'Toggl Track', environment()))).toMatchObject({
      id: connectionId,
      answers: [
        { answer: 'role', word: null, meaning: 'engineer' },
        { answer: 'zone', word: null, meaning: 'Europe/Berlin' },
      ],
      mapping: null,
    })
    expect((await ok(importing(workspaceId, path))).counts).toMatchObject({ accepted: 2 })
    await say(`connection forget ${connectionId} role`)
    expect(await failed(importing(workspaceId, path))).toMatchObject({ message: expect.stringContaining('--role') })
    await ok(foldAll(workspaceId, environment()))
    const rows = await ok(
      stores.readStore.read(partitionOf(workspaceId, stores.readStore), (docs) =>
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

describe('given a file of answers', () => {
  const answersIn = (content: string) => filesSource.fields.answers.read(content)
  it('when its words are names of members that every object has, then they are words like others', async () => {
    const read = answersIn('{"roles": {"__proto__": "designer", "constructor": "developer"}}')
    const answers = read._tag === 'Right' ? read.right : null
    const given = givenAnswers({ ...NOTHING, answers }, null, () => ({ _tag: 'Right', right: '' }))
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
    expect(answersIn(content)).toMatchObject({
      left: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })
  it('when it has more words than can be kept, then it is refused', () => {
    const roles = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`task ${i}`, 'developer']))
    const given = givenAnswers({ ...NOTHING, answers: { roles } }, null, () => ({ _tag: 'Right', right: '' }))
    expect(given).toMatchObject({ left: { tag: 'misused', message: expect.stringContaining('at most 2,000') } })
  })
  it('when a role has characters that steer a terminal, then it is refused, in the option and in the file', () => {
    const role = 'dev\u001b[31m\r\nINJECT'
    expect(answerFields.role.read(role)).toMatchObject({ _tag: 'Left' })
    expect(answerFields.role.read('developer')).toMatchObject({ right: 'developer' })
    expect(answerFields.answers.read(JSON.stringify({ roles: { Design: role } }))).toMatchObject({ _tag: 'Left' })
    expect(answerFields.answers.read('{"roles": {"Design": "designer"}}')).toMatchObject({
      right: { roles: { Design: 'designer' } },
    })
  })
})
