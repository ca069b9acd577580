import type { Instant } from '#domain/common'
import type { ItemState, WorkItemFacts } from '#domain/events/work-items'
import type { Conventions } from '../files/conventions.js'
import type { Answers, Mapped, Row, TableFormat } from '../files/format.js'
import { readInstant } from '../files/instants.js'
import { asFact, rejected } from '../files/mapping.js'
import { changedSince, keyOf, labelsOf, minutesOf, NO_KEY, projectIn, titleOf, unknownStatus } from './item.js'
import { answeredState, stateIn, typeOf } from './jira-state.js'
import { categoryNamed, plainWord, type Resolution } from './jira-words.js'

type Column =
  | 'key'
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
  | 'epic'

/** What stands in the column of resolutions where there is none. */
const UNRESOLVED: ReadonlySet<string> = new Set(
  ['', 'Unresolved', 'Nicht erledigt', 'Sin resolver', 'Non résolu', 'Non résolue', 'Não resolvido', '未解决'].map(
    (word) => plainWord(word),
  ),
)

const resolutionOf = ({ resolution }: Row<Column>): Resolution | null =>
  UNRESOLVED.has(plainWord(resolution)) ? null : { id: null, name: resolution }

/** The state by the category, which older exports lack, else by a person's answer for the status. */
const stateOf = (row: Row<Column>, answers: Answers): ItemState | null => {
  const resolution = resolutionOf(row)
  const category = categoryNamed(row.category)
  return category === null
    ? answeredState(row.status, resolution, answers)
    : stateIn(category, row.status, resolution, answers)
}

const enteredOnce = (at: Instant | null, state: ItemState): WorkItemFacts['history'] =>
  at === null ? [] : [{ at, state }]

const secondsOf = (estimate: string): number | null => (/^\d{1,12}$/.test(estimate) ? Number(estimate) : null)

/** An instant of a row: null where the cell is empty, undefined where it cannot be read. */
type Cell = Instant | null | undefined

const issueFact = (row: Row<Column>, answers: Answers, conventions: Conventions): readonly Mapped[] => {
  const { key } = row
  const project = projectIn(key)
  if (project === null) return NO_KEY
  const cell = (text: string): Cell => (text === '' ? null : (readInstant(text, conventions) ?? undefined))
  const [createdAt, resolvedAt, changedAt] = [cell(row.created), cell(row.resolved), cell(row.categoryChanged)]
  const updated = cell(row.updated)
  if (createdAt == null || resolvedAt === undefined || changedAt === undefined || updated === undefined)
    return rejected('no_instant', 'one of its times cannot be read, or it lacks the one at which it was created')
  const state = stateOf(row, answers)
  if (state === null) return unknownStatus(row.status)
  const { type, asks } = typeOf({ name: row.type }, answers)
  const hasEnded = state === 'done' || state === 'cancelled'
  // An export has no changes: only when it came into its present state may be known.
  const enteredAt = (hasEnded ? resolvedAt : null) ?? changedSince(createdAt, changedAt)
  const parents = [row.parentKey, row.parent, row.epic]
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
        parent: parents.map(keyOf).find((parent) => parent !== null) ?? null,
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

/** Issues that a person exports from Jira: a header, months and categories in the language of the exporter. */
export const jiraCsv: TableFormat<Column> = {
  layout: 'table',
  name: 'jira-csv',
  title: 'Jira, exported issues (CSV)',
  provider: 'jira',
  category: 'delivery',
  kinds: ['work_item'],
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
    epic: [
      'Custom field (Epic Link)',
      'Benutzerdefinierte Felder (Epic Link)',
      'Benutzerdefinierte Felder (Epos-Verknüpfung)',
      'Campo personalizado (Epic Link)',
      'Champs personnalisés (Epic Link)',
    ],
  },
  distinctive: ['key', 'summary', 'type', 'status', 'created'],
  days: [],
  instants: ['created', 'updated', 'resolved', 'categoryChanged'],
  numbers: [],
  repeated: ['labels'],
  map: issueFact,
}
