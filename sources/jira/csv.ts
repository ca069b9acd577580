import type { Instant } from '#domain/common'
import type { ItemState, WorkItemFacts } from '#domain/events/work-items'
import type { Conventions } from '#sources/kit/conventions'
import { readDay } from '#sources/kit/days'
import type { Choices, Mapped, Row, TableFormat } from '#sources/kit/format'
import { inOrder } from '#sources/kit/in-order'
import { dayIn, readInstant } from '#sources/kit/instants'
import type { Learned } from '#sources/kit/learned'
import { asFact, rejected } from '#sources/kit/mapping'
import { worklogFact } from '#sources/kit/time-sheets/worklog'
import {
  changedSince,
  keyOf,
  labelsOf,
  minutesOf,
  NO_KEY,
  projectIn,
  titleOf,
  unknownStatus,
} from '#sources/kit/trackers/item'
import { stateIn } from '#sources/kit/trackers/state'
import { categoryNamed, plainWord, type Resolution } from '#sources/kit/trackers/words'
import { answeredState, typeOf } from './state.js'

type Column =
  | 'key'
  | 'id'
  | 'summary'
  | 'type'
  | 'status'
  | 'category'
  | 'categoryChanged'
  | 'resolution'
  | 'created'
  | 'updated'
  | 'resolved'
  | 'labels'
  | 'estimate'
  | 'parentKey'
  | 'parent'
  | 'parentId'
  | 'epic'
  | 'log'

/** The words in the column of resolutions where there is none. */
const UNRESOLVED: ReadonlySet<string> = new Set(
  ['', 'Unresolved', 'Nicht erledigt', 'Sin resolver', 'Non résolu', 'Non résolue', 'Não resolvido', '未解决'].map(
    (word) => plainWord(word),
  ),
)

const resolutionOf = ({ resolution }: Row<Column>): Resolution | null =>
  UNRESOLVED.has(plainWord(resolution)) ? null : { id: null, name: resolution }

/** The state by the category, which older exports lack, else by a person's answer for the status. */
const stateOf = (row: Row<Column>, choices: Choices): ItemState | null => {
  const resolution = resolutionOf(row)
  const category = categoryNamed(row.category)
  return category === null
    ? answeredState(row.status, resolution, choices)
    : stateIn(category, row.status, resolution, choices)
}

const enteredOnce = (at: Instant | null, state: ItemState): WorkItemFacts['history'] =>
  at === null ? [] : [{ at, state }]

const secondsOf = (estimate: string): number | null => (/^\d{1,12}$/.test(estimate) ? Number(estimate) : null)

/** An instant of a row: null where the cell is empty, undefined where it cannot be read. */
type Cell = Instant | null | undefined

/** The key of the parent, which some exports name by its id: that of another row, or of an item that a person names. */
const parentOf = (row: Row<Column>, { items }: Choices, learned: Learned): string | null => {
  const named = [row.parentKey, row.parent, row.epic].map(keyOf).find((key) => key !== null)
  if (named !== undefined) return named
  for (const id of [row.parentId, row.parent]) {
    const key = id === '' ? null : keyOf(learned.get(id)?.[0] ?? items.get(id))
    if (key !== null && key !== row.key) return key
  }
  return null
}

const issueFact = (
  row: Row<Column>,
  choices: Choices,
  conventions: Conventions,
  learned: Learned,
): readonly Mapped[] => {
  const { key } = row
  const project = projectIn(key)
  if (project === null) return NO_KEY
  const cell = (text: string): Cell => (text === '' ? null : (readInstant(text, conventions) ?? undefined))
  const [createdAt, resolvedAt, changedAt] = [cell(row.created), cell(row.resolved), cell(row.categoryChanged)]
  const updated = cell(row.updated)
  if (createdAt == null || resolvedAt === undefined || changedAt === undefined || updated === undefined)
    return rejected('no_instant', 'one of its times cannot be read, or it lacks the one at which it was created')
  const state = stateOf(row, choices)
  if (state === null) return unknownStatus(row.status)
  const { type, asks } = typeOf({ name: row.type }, choices)
  const hasEnded = state === 'done' || state === 'cancelled'
  // An export has no changes: only when it came into its present state may be known.
  const enteredAt = (hasEnded ? resolvedAt : null) ?? changedSince(createdAt, changedAt)
  return asFact(
    {
      kind: 'work_item',
      place: project,
      known: { key },
      data: {
        key,
        title: titleOf(row.summary),
        type,
        state,
        // When it was done stands beside the history.
        history: state === 'cancelled' || state === 'in_progress' ? enteredOnce(enteredAt, state) : [],
        createdAt,
        startedAt: state === 'in_progress' ? enteredAt : null,
        doneAt: state === 'done' ? enteredAt : null,
        parent: parentOf(row, choices, learned),
        labels: labelsOf(row.labels.split('\n')),
        links: [],
        estimateMinutes: minutesOf(secondsOf(row.estimate)),
        url: null,
      },
    },
    updated,
    asks,
  )
}

/** The parts of a cell of logged time: a comment, the time at which it begins, who logged it, and its seconds. */
const logged = (cell: string): { readonly text: string; readonly begun: string; readonly seconds: string } => {
  // A comment may have semicolons.
  const parts = cell.split(';')
  const [begun = '', , seconds = ''] = parts.slice(-3)
  return { text: parts.slice(0, -3).join(';'), begun, seconds }
}

/** The time that was logged on an issue. Who logged it is not looked at. */
const logFacts = (row: Row<Column>, choices: Choices, conventions: Conventions): readonly Mapped[] => {
  const cells = row.log === '' ? [] : row.log.split('\n')
  return cells.flatMap((cell) => {
    const { text, begun, seconds } = logged(cell)
    const [day, startsAt] = [readDay(dayIn(begun), conventions.dates), readInstant(begun, conventions)]
    if (day === null || startsAt === null) return rejected('no_day', 'the day of its logged time cannot be read')
    if (!/^\d{1,9}$/.test(seconds)) return rejected('no_duration', 'the duration of its logged time cannot be read')
    return worklogFact(
      {
        known: {
          says: JSON.stringify(['log work', row.key, startsAt, text]),
          order: inOrder(Number(seconds)),
          formerly: null,
        },
        day,
        seconds: Number(seconds),
        billable: choices.billable === 'yes',
        item: row.key,
        itemId: row.id,
        words: [],
        updated: null,
      },
      choices,
    )
  })
}

/** A row as an item, and the time that was logged on it. */
const issueFacts: TableFormat<Column>['map'] = (row, choices, conventions, learned) => {
  const item = issueFact(row, choices, conventions, learned)
  const time = projectIn(row.key) === null ? [] : logFacts(row, choices, conventions)
  // One dead letter a record: it is read again as a whole.
  const broken = [...item, ...time].find(({ tag }) => tag === 'rejected')
  const read = [...item, ...time].filter(({ tag }) => tag !== 'rejected')
  return broken === undefined ? read : [...read, broken]
}

/** Issues that a person exports from Jira: a header, months and categories in the language of the exporter. */
export const jiraCsv: TableFormat<Column> = {
  layout: 'table',
  name: 'jira-csv',
  title: 'Jira, exported issues (CSV)',
  variants: 'English, German, Spanish, French or Portuguese',
  provider: 'jira',
  category: 'delivery',
  kinds: ['work_item', 'time_entry'],
  asksRole: false,
  columns: {
    key: [
      'Issue key',
      'Work item key',
      'Vorgangsschlüssel',
      'Clave de incidencia',
      'Clave de la incidencia',
      'Clé de ticket',
      'Clé de demande',
      'Chave da item',
      'Chave do item',
    ],
    id: [
      'Issue id',
      'Work item id',
      'Vorgangs-ID',
      'ID de incidencia',
      'ID de la incidencia',
      'ID de ticket',
      'ID de demande',
      'ID da item',
      'ID do item',
    ],
    summary: ['Summary', 'Zusammenfassung', 'Resumen', 'Résumé', 'Resumo'],
    type: [
      'Issue Type',
      'Work type',
      'Vorgangstyp',
      'Tipo de Incidencia',
      'Type de ticket',
      'Type de demande',
      'Tipo de item',
      'Tipo do item',
    ],
    status: ['Status', 'Estado', 'État', 'Statut'],
    category: [
      'Status Category',
      'Statuskategorie',
      'Categoría de estado',
      "Catégorie d'état",
      'Catégorie d’état',
      'Catégorie de statut',
      'Categoria do status',
    ],
    categoryChanged: ['Status Category Changed', 'Statuskategorie geändert'],
    resolution: ['Resolution', 'Lösung', 'Resolución', 'Résolution', 'Resolução'],
    created: ['Created', 'Erstellt', 'Creada', 'Creado', 'Création', 'Créée', 'Créé', 'Criado'],
    updated: [
      'Updated',
      'Aktualisiert',
      'Actualizada',
      'Actualizado',
      'Mise à jour',
      'Mis à jour',
      'Atualizado(a)',
      'Atualizado',
    ],
    resolved: ['Resolved', 'Erledigt', 'Resuelta', 'Resuelto', 'Résolue', 'Résolu', 'Resolvido'],
    labels: ['Labels', 'Stichwörter', 'Etiquetas', 'Étiquettes', 'Categorias'],
    estimate: [
      'Original Estimate',
      'Ursprüngliche Schätzung',
      'Estimación original',
      'Estimation originale',
      'Estimation initiale',
      'Estimativa original',
    ],
    parentKey: ['Parent key', 'Clave principal', 'Chave principal', 'Übergeordneter Schlüssel', 'Clé parente'],
    parent: ['Parent', 'Übergeordnet', 'Principal', 'Pai'],
    parentId: ['Parent id', 'Übergeordnete ID', 'ID principal', 'ID parent', 'ID do pai'],
    epic: [
      'Custom field (Epic Link)',
      'Benutzerdefinierte Felder (Epic Link)',
      'Benutzerdefinierte Felder (Epos-Verknüpfung)',
      'Campo personalizado (Epic Link)',
      'Champs personnalisés (Epic Link)',
    ],
    log: [
      'Log Work',
      'Arbeit protokollieren',
      'Arbeitsprotokoll',
      'Registrar trabajo',
      'Journal de travail',
      'Registrar trabalho',
    ],
  },
  suggests: {
    key: 'key',
    summary: 'title',
    type: 'type',
    status: 'state',
    created: 'createdAt',
    resolved: 'doneAt',
    parentKey: 'parent',
    labels: 'labels',
  },
  distinctive: ['key', 'summary', 'type', 'status', 'created'],
  needs: [['key'], ['status'], ['created']],
  days: [],
  instants: ['created', 'updated', 'resolved', 'categoryChanged'],
  numbers: [],
  repeated: ['labels', 'log'],
  time: 'log',
  teaches: ({ id, key }) => (id === '' ? [] : [{ id, says: key }]),
  map: issueFacts,
}
