import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { Choices } from '#sources/kit/format'
import { sampleOf } from '#test/support/files/samples'
import { failed } from '#test/support/stores/outcome'
import { opening, readAll, written } from '../files/support.js'

const BERLIN = { zone: 'Europe/Berlin' }
const read = (content: string, choices: Partial<Choices> = {}) =>
  readAll([written('jira.csv', content)], { ...BERLIN, ...choices })
const dataOf = async (content: string, choices: Partial<Choices> = {}) =>
  (await read(content, choices)).facts.map(({ data }) => data)

describe('given issues that were exported from Jira as CSV', () => {
  it('when they are read, then each is an item of its project, and all of its labels count', async () => {
    const { reading, facts, rejected } = await read(sampleOf('jira-csv'), { zone: 'Asia/Shanghai' })
    expect(rejected).toEqual([])
    expect(reading.asked).toEqual(new Map())
    expect(facts.map(({ kind, place, key, data }) => ({ kind, place, key, data }))).toEqual([
      {
        kind: 'work_item',
        place: 'ACME',
        key: 'ACME-12',
        data: {
          key: 'ACME-12',
          title: 'Log in with a passkey',
          type: 'story',
          state: 'done',
          history: [],
          createdAt: '2026-03-02T01:00:00.000Z',
          startedAt: null,
          doneAt: '2026-03-05T09:30:00.000Z',
          parent: 'ACME-3',
          labels: ['login', 'q1'],
          links: [],
          estimateMinutes: 480,
          url: null,
        },
      },
      {
        kind: 'work_item',
        place: 'ACME',
        key: 'ACME-3',
        data: {
          key: 'ACME-3',
          title: 'Login',
          type: 'epic',
          state: 'in_progress',
          history: [{ at: '2026-03-03T02:16:00.000Z', state: 'in_progress' }],
          createdAt: '2026-02-20T02:00:00.000Z',
          startedAt: '2026-03-03T02:16:00.000Z',
          doneAt: null,
          parent: null,
          labels: [],
          links: [],
          estimateMinutes: null,
          url: null,
        },
      },
      {
        kind: 'work_item',
        place: 'BSSEF25T9',
        key: 'BSSEF25T9-219',
        data: {
          key: 'BSSEF25T9-219',
          title: 'Old browsers',
          type: 'subtask',
          state: 'cancelled',
          history: [{ at: '2026-03-04T08:00:00.000Z', state: 'cancelled' }],
          createdAt: '2026-03-01T08:00:00.000Z',
          startedAt: null,
          doneAt: null,
          parent: 'ACME-3',
          labels: [],
          links: [],
          estimateMinutes: null,
          url: null,
        },
      },
    ])
  })

  it('when nobody says the zone of its times, then it is asked for before anything is read', async () => {
    expect(await failed(opening([written('jira.csv', sampleOf('jira-csv'))]))).toMatchObject({
      code: 'unsupported',
      message: expect.stringContaining('--zone'),
    })
  })

  it('when the export has no categories, then the state of each status is asked for, and read once it is answered', async () => {
    const older = sampleOf('jira-csv').replace('Status Category,Status Category Changed', 'Votes,Rank')
    const { reading, facts, rejected } = await read(older)
    expect(facts).toEqual([])
    expect(rejected.map(({ record, reasonCode }) => ({ record, reasonCode }))).toEqual([
      { record: 'jira.csv, line 2', reasonCode: 'unknown_status' },
      { record: 'jira.csv, line 4', reasonCode: 'unknown_status' },
      { record: 'jira.csv, line 5', reasonCode: 'unknown_status' },
    ])
    expect(reading.asked).toEqual(new Map([['states', new Set(['已完成', 'In Progress', 'Closed'])]]))
    const states = new Map([
      ['已完成', 'done'],
      ['In Progress', 'in_progress'],
      ['Closed', 'done'],
    ] as const)
    expect(await dataOf(older, { states })).toMatchObject([
      { state: 'done' },
      { state: 'in_progress' },
      { state: 'cancelled' },
    ])
  })

  it('when two rows have one status in two categories, then each is read by its own', async () => {
    const twice = `Summary,Issue key,Issue Type,Status,Created,Status Category,Status Category Changed
Login,ACME-3,Epic,Review,20/Feb/26 10:00 AM,In Progress,03/Mar/26 10:16 AM
Login,ACME-4,Epic,Review,20/Feb/26 10:00 AM,Done,03/Mar/26 10:16 AM
`
    expect(await dataOf(twice)).toMatchObject([
      { key: 'ACME-3', state: 'in_progress', doneAt: null },
      // Without a resolution, the change of its category says when it was done.
      { key: 'ACME-4', state: 'done', doneAt: '2026-03-03T09:16:00.000Z' },
    ])
  })

  it.each([
    [
      'German',
      'Zusammenfassung,Vorgangsschlüssel,Vorgangs-ID,Vorgangstyp,Status,Lösung,Erstellt,Aktualisiert,Erledigt,Stichwörter,Stichwörter,Ursprüngliche Schätzung,Statuskategorie,Übergeordnet',
      'Anmeldung,ACME-1,10001,Fehler,Erledigt,Fertig,02/Mär/26 09:00,05/Dez/26 17:30,05/Dez/26 17:30,eins,zwei,3600,Fertig,10103',
    ],
    [
      'Spanish',
      'Resumen,Clave de incidencia,ID de la incidencia,Tipo de Incidencia,Estado,Resolución,Creada,Actualizada,Resuelta,Etiquetas,Etiquetas,Estimación original,Categoría de estado,Clave principal',
      'Anmeldung,ACME-1,10001,Error,Cerrado,Listo,02/mar/26 9:00 a. m.,05/dic/26 5:30 p. m.,05/dic/26 5:30 p. m.,eins,zwei,3600,Listo,',
    ],
    [
      'French',
      "Résumé,Clé de ticket,ID de ticket,Type de ticket,État,Résolution,Création,Mise à jour,Résolue,Étiquettes,Étiquettes,Estimation originale,Catégorie d'état,Parent",
      'Anmeldung,ACME-1,10001,Bug,Fermé,Terminé,02/mars/26 9:00 AM,05/déc./26 5:30 PM,05/déc./26 5:30 PM,eins,zwei,3600,Terminé,',
    ],
    [
      'Portuguese',
      'Resumo,Chave da item,ID da item,Tipo de item,Status,Resolução,Criado,Atualizado(a),Resolvido,Categorias,Categorias,Estimativa original,Categoria do status,Pai',
      'Anmeldung,ACME-1,10001,Erro,Fechado,Itens concluídos,02/mar/26 9:00 AM,05/dez/26 5:30 PM,05/dez/26 5:30 PM,eins,zwei,3600,Itens concluídos,',
    ],
  ])(
    'when the exporter reads Jira in %s, then the header, the months and the categories are known',
    async (_, header, row) => {
      expect(await dataOf(`${header}\n${row}\n`)).toEqual([
        {
          key: 'ACME-1',
          title: 'Anmeldung',
          type: 'bug',
          state: 'done',
          history: [],
          createdAt: '2026-03-02T08:00:00.000Z',
          startedAt: null,
          doneAt: '2026-12-05T16:30:00.000Z',
          parent: null,
          labels: ['eins', 'zwei'],
          links: [],
          estimateMinutes: 60,
          url: null,
        },
      ])
    },
  )

  it('when a data center exports them, then the epic is the parent, and the id of a parent is none', async () => {
    const header =
      'Summary,Issue key,Issue id,Parent id,Issue Type,Status,Created,Custom field (Epic Link),Status Category'
    const row = 'Export,OPS-7,30007,29999,Bug,Open,12/Jan/26 2:00 PM,OPS-1,To Do'
    expect(await dataOf(`${header}\n${row}\n`)).toMatchObject([{ key: 'OPS-7', parent: 'OPS-1', state: 'todo' }])
  })

  it('when the language of the month or of the category is not known, then nothing is guessed', async () => {
    const header = 'Summary,Issue key,Issue Type,Status,Created,Status Category'
    const { rejected, reading } = await read(
      `${header}\nA,ACME-1,Bug,Avattu,12/Jan/26 2:00 PM,Tehtävä\nB,ACME-2,Bug,Avattu,12/Foo/26 2:00 PM,To Do\n`,
    )
    expect(rejected.map(({ reasonCode }) => reasonCode)).toEqual(['unknown_status', 'no_instant'])
    expect(reading.asked).toEqual(new Map([['states', new Set(['Avattu'])]]))
  })
})

describe('given an export of Jira with one broken row in twenty', () => {
  const header = 'Summary,Issue key,Issue Type,Status,Created,Resolved,Status Category'
  const broken = [
    'Canary,ACME,Bug,Open,12/Jan/26 2:00 PM,,To Do',
    'Canary,ACME-2,Bug,Open,,,To Do',
    'Canary,ACME-3,Bug,Open,12/Jan/26 2:00 PM,soon,Done',
    'Canary,ACME-4,Bug,Open,31/Feb/26 2:00 PM,,To Do',
    'Canary,ACME-5,Bug,Open,12/Jan/26 2:00 PM,,To Do,wide',
  ]
  const rows = Array.from({ length: 100 }, (_, i) =>
    i % 20 === 7 ? broken[Math.floor(i / 20)] : `Export,ACME-${i + 10},Bug,Open,12/Jan/26 2:00 PM,,To Do`,
  )

  it('when it is read, then the others are taken, and each broken row is rejected with its line and the reason', async () => {
    const { facts, rejected } = await read([header, ...rows].join('\r\n'))
    expect(facts).toHaveLength(95)
    expect(rejected.map(({ record, reasonCode }) => ({ record, reasonCode }))).toEqual([
      { record: 'jira.csv, line 9', reasonCode: 'no_key' },
      { record: 'jira.csv, line 29', reasonCode: 'no_instant' },
      { record: 'jira.csv, line 49', reasonCode: 'no_instant' },
      { record: 'jira.csv, line 69', reasonCode: 'no_instant' },
      { record: 'jira.csv, line 89', reasonCode: 'wide_row' },
    ])
    expect(JSON.stringify(rejected)).not.toMatch(/canary/i)
  })
})

describe('given an export whose parents are named by ids, which a user reported', () => {
  const PARENTS = readFileSync('test/connectors/trackers/reported/parents-by-id.csv', 'utf8')

  it('when the id is that of an issue of the same file, then that is the parent', async () => {
    expect(await dataOf(PARENTS)).toMatchObject([
      { key: 'PAY-2', parent: null },
      { key: 'PAY-3', parent: 'PAY-2' },
    ])
    const inOtherColumn = PARENTS.replace('Parent id', 'Parent')
    expect(await dataOf(inOtherColumn)).toMatchObject([{ parent: null }, { parent: 'PAY-2' }])
  })

  it('when the id is of an issue elsewhere, then the parent is unknown unless somebody names its key', async () => {
    const [header = '', , child = ''] = PARENTS.split('\n')
    const alone = [header, child].join('\n')
    expect(await dataOf(alone)).toMatchObject([{ parent: null }])
    expect(await dataOf(alone, { items: new Map([['10002', 'PAY-2']]) })).toMatchObject([{ parent: 'PAY-2' }])
  })
})

describe('given an export with columns of logged time, which a user reported', () => {
  const LOGGED = readFileSync('test/connectors/trackers/reported/log-work.csv', 'utf8')
  const SHOP = '11111111-1111-4111-8111-111111111111'
  const TIME = { project: SHOP, role: 'developer', billable: 'yes' } as const
  const timeOf = async (content: string, choices: Partial<Choices> = TIME) =>
    (await read(content, choices)).facts.filter(({ kind }) => kind === 'time_entry')

  it('when it is read, then each cell is a time entry on its item, beside the item itself', async () => {
    const { facts, rejected } = await read(LOGGED, TIME)
    expect(rejected).toEqual([])
    const time = { role: 'developer', category: 'labour', billable: true, workItem: 'ACME-1' }
    expect(facts.map(({ kind, place, data }) => ({ kind, place, data }))).toEqual([
      { kind: 'work_item', place: 'ACME', data: expect.objectContaining({ key: 'ACME-1', state: 'done' }) },
      { kind: 'time_entry', place: SHOP, data: { day: '2026-10-02', seconds: 32_400, ...time } },
      { kind: 'time_entry', place: SHOP, data: { day: '2026-10-03', seconds: 3_900, ...time } },
    ])
    expect(JSON.stringify(facts)).not.toMatch(/first|70121/)
  })

  it('when its hours are corrected, then the entry stays the same, and equal ones are told apart', async () => {
    const keys = async (content: string) => (await timeOf(content)).map(({ key }) => key)
    expect(await keys(LOGGED.replace('3900,', '7200,'))).toEqual(await keys(LOGGED))
    const twice = LOGGED.replace('"first; part;02/Oct/26 1:13 PM;70121:abc;32400"', ';03/Oct/26 1:13 PM;70121:x;3900')
    expect(new Set(await keys(twice)).size).toBe(2)
  })

  it('when a comment has several lines, then it is one entry', async () => {
    expect(await timeOf(LOGGED.replace('first; part', 'first\n;01/Oct/26 1:13 PM;70121:abc;60\npart'))).toHaveLength(2)
  })

  it('when nobody says its role or whether it is billable, then that is asked for', async () => {
    const asking = (choices: Partial<Choices>) =>
      failed(opening([written('jira.csv', LOGGED)], { ...BERLIN, ...choices }))
    expect(await asking({ role: null })).toMatchObject({ message: expect.stringContaining('--role') })
    expect(await asking({ billable: null })).toMatchObject({ message: expect.stringContaining('--billable') })
  })

  it('when a cell cannot be read, then the rest is read, and the row is rejected', async () => {
    const { facts, rejected } = await read(LOGGED.replace('3900,', '3.9k,'), TIME)
    expect(facts.map(({ kind }) => kind)).toEqual(['work_item', 'time_entry'])
    expect(rejected).toMatchObject([{ record: 'jira.csv, line 2', reasonCode: 'no_duration' }])
  })
})
