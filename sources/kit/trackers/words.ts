import type { ItemType } from '#domain/events/work-items'

/** A word in the form used for comparison. */
export const plainWord = (word: string): string => word.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The states that the three categories of Jira's statuses mean. */
export type Category = 'todo' | 'in_progress' | 'done'

/** Categories by their key, which no language changes. */
const BY_KEY: ReadonlyMap<string, Category> = new Map([
  ['new', 'todo'],
  ['indeterminate', 'in_progress'],
  ['done', 'done'],
])

/** Categories by the name that an export gives them, in the exporter's language. */
const BY_NAME: Readonly<Record<Category, readonly string[]>> = {
  todo: [
    'To Do',
    'New',
    'Zu erledigen',
    'Por hacer',
    'Tareas por hacer',
    'À faire',
    'A faire',
    'A fazer',
    'Itens Pendentes',
    'Pendente',
    '待办',
  ],
  in_progress: [
    'In Progress',
    'Indeterminate',
    'In Arbeit',
    'In Bearbeitung',
    'En curso',
    'En cours',
    'Em andamento',
    '进行中',
    '正在进行',
  ],
  done: [
    'Done',
    'Complete',
    'Fertig',
    'Erledigt',
    'Listo',
    'Hecho',
    'Finalizado',
    'Terminé',
    'Terminé(e)',
    'Itens concluídos',
    'Concluído',
    '已完成',
    '完成',
  ],
}

const byWord = <V>(words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, V> =>
  new Map(Object.entries(words).flatMap(([value, all]) => all.map((word) => [plainWord(word), value as V] as const)))

const CATEGORIES = byWord<Category>(BY_NAME)

/** The category of a key; null for `undefined`, the category of statuses that have none. */
export const categoryOfKey = (key: string): Category | null => BY_KEY.get(key) ?? null

/** The category of a name; null if no language of Jira that is known here has it. */
export const categoryNamed = (name: string): Category | null => CATEGORIES.get(plainWord(name)) ?? null

/** Resolutions that give an item up, by name in the languages of Jira. */
const GIVEN_UP: ReadonlySet<string> = new Set(
  [
    "Won't Do",
    "Won't Fix",
    'Wontfix',
    'Duplicate',
    'Duplicated',
    'Cannot Reproduce',
    "Can't Reproduce",
    'Not Reproducible',
    'Declined',
    'Cancelled',
    'Canceled',
    'Rejected',
    'Invalid',
    'Incomplete',
    'Abandoned',
    'Obsolete',
    'Withdrawn',
    'Not a Bug',
    'Not A Problem',
    'Works as Designed',
    // German
    'Wird nicht erledigt',
    'Wird nicht behoben',
    'Wird nicht umgesetzt',
    'Duplikat',
    'Nicht reproduzierbar',
    'Nicht nachvollziehbar',
    'Unvollständig',
    'Abgelehnt',
    'Abgebrochen',
    'Verworfen',
    // Spanish
    'No se hará',
    'No se va a hacer',
    'No se corregirá',
    'No se solucionará',
    'Duplicado',
    'Duplicada',
    'No se puede reproducir',
    'Incompleto',
    'Incompleta',
    'Rechazado',
    'Rechazada',
    'Cancelado',
    'Cancelada',
    // French
    'Ne sera pas fait',
    'Ne sera pas corrigé',
    'Ne sera pas résolu',
    'Doublon',
    'Impossible à reproduire',
    'Impossible de reproduire',
    'Non reproductible',
    'Incomplet',
    'Refusé',
    'Refusée',
    'Annulé',
    'Annulée',
    // Portuguese
    'Não será feito',
    'Não será corrigido',
    'Não pode ser reproduzido',
    'Não é possível reproduzir',
    'Recusado',
    'Rejeitado',
    // Chinese
    '不做',
    '不修复',
    '重复',
    '无法重现',
    '不完整',
    '已拒绝',
    '已取消',
  ].map((word) => plainWord(word)),
)

/** Resolutions that give an item up, by their ids in every Jira of one's own: Won't Fix, Duplicate, Incomplete, Cannot Reproduce. */
const GIVEN_UP_IDS: ReadonlySet<string> = new Set(['2', '3', '4', '5'])
/** Names that mean that the work was done, whatever id a site gave them. */
const DONE_NAMES: ReadonlySet<string> = new Set(['done', 'fixed', 'resolved', 'completed', 'complete'])

/** A resolution; an export without ids has only its name. */
export interface Resolution {
  readonly id: string | null
  readonly name: string
}

/** Says whether a resolution says that the item was given up instead of done. */
export const givesUp = ({ id, name }: Resolution): boolean => {
  const word = plainWord(name).replaceAll('’', "'")
  return GIVEN_UP.has(word) || (id !== null && GIVEN_UP_IDS.has(id) && !DONE_NAMES.has(word))
}

/** Types by the names that Jira gives to its own, in its languages. */
const TYPES = byWord<ItemType>({
  epic: ['Epic', 'Épico', 'Epopeya', 'Épopée', '史诗'],
  story: ['Story', 'User Story', 'Historia', 'Historia de usuario', 'Récit', 'História', '故事'],
  task: ['Task', 'Aufgabe', 'Tarea', 'Tâche', 'Tarefa', '任务'],
  bug: ['Bug', 'Fehler', 'Error', 'Bogue', 'Anomalie', 'Erro', '缺陷', '故障'],
  subtask: [
    'Sub-task',
    'Subtask',
    'Technical task',
    'Unteraufgabe',
    'Teilaufgabe',
    'Subtarea',
    'Sous-tâche',
    'Subtarefa',
    '子任务',
  ],
})

/** The type that Jira's own name for one stands for; null for a type that a site has made. */
export const typeNamed = (name: string): ItemType | null => TYPES.get(plainWord(name)) ?? null
