import { formats } from './formats.js'
import { plainHeader } from './kit/plain-header.js'

/** The headers of formats by the members that they stand for; in all languages of their products. */
const OF_FORMATS: readonly (readonly [string, readonly string[]])[] = formats.flatMap((format) =>
  format.layout === 'table'
    ? Object.entries(format.suggests ?? {}).map(
        ([column, member = '']) => [member, format.columns[column] ?? []] as const,
      )
    : [],
)

/** Headers that members are often exported under, in the form used for comparison. A proposal compares whole headers only. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  day: ['date', 'day', 'datum', 'tag', 'fecha', 'data', 'jour', 'dzień'],
  hours: [
    'hours',
    'duration (hours)',
    'duration (decimal)',
    'stunden',
    'horas',
    'heures',
    'ore',
    'uren',
    'time (hours)',
    'godziny',
    'timmar',
  ],
  minutes: ['minutes', 'duration (minutes)', 'duration (min)', 'dauer (min)', 'minuten', 'minutos', 'minuti', 'min'],
  seconds: ['seconds', 'duration (seconds)', 'sekunden', 'segundos'],
  clock: [
    'duration',
    'duration (h)',
    'dauer',
    'duración',
    'duração',
    'durée',
    'durata',
    'duur',
    'czas trwania',
    'time (h)',
    'time spent',
  ],
  billable: ['billable', 'billable?', 'abrechenbar', 'facturable', 'faturável', 'fatturabile'],
  role: ['role', 'rolle', 'rol', 'função', 'rôle', 'ruolo'],
  workItem: ['issue key', 'ticket', 'issue', 'task id', 'vorgang'],
  project: ['project', 'projekt', 'proyecto', 'projeto', 'projet', 'progetto', 'project name'],
  description: ['description', 'notes', 'beschreibung', 'notizen', 'descripción', 'descrição', 'notas'],
  key: ['key', 'id', 'issue key', 'task id', 'item id', 'identifier', 'nr', 'schlüssel'],
  title: ['title', 'titel', 'summary', 'subject', 'task name', 'item name', 'betreff', 'título', 'titre'],
  type: ['type', 'issue type', 'typ', 'tipo', 'kind'],
  state: ['status', 'state', 'estado', 'statut', 'stato'],
  createdAt: ['created', 'created at', 'created time', 'date created', 'erstellt', 'erstellt am', 'creado', 'criado'],
  startedAt: ['started', 'started at', 'start date', 'date started', 'begonnen'],
  doneAt: [
    'done',
    'completed',
    'completed at',
    'date done',
    'date closed',
    'resolved',
    'closed',
    'erledigt',
    'abgeschlossen',
  ],
  parent: ['parent', 'parent id', 'epic', 'parent issue'],
  labels: ['labels', 'tags', 'etiketten', 'etiquetas'],
  estimateHours: ['estimate (hours)', 'time estimate', 'schätzung (stunden)'],
  estimateMinutes: ['estimate (minutes)'],
  url: ['url', 'link'],
  startsAt: [
    'start',
    'starts at',
    'start time',
    'begin',
    'von',
    'beginn',
    'anfang',
    'inicio',
    'início',
    'début',
    'inizio',
  ],
  endsAt: ['end', 'ends at', 'end time', 'stop', 'bis', 'ende', 'fin', 'fim', 'fine'],
  pause: ['pause', 'break', 'pausa'],
  pauseMinutes: ['pause (min)', 'break (min)', 'break (minutes)', 'pause (minuten)'],
  allDay: ['all day', 'all day event', 'ganztägig'],
  status: ['status', 'state', 'estado', 'statut', 'stato'],
  invited: ['invited', 'invitees', 'number of invitees'],
  accepted: ['accepted'],
  declined: ['declined'],
  tags: ['tags', 'categories', 'kategorien'],
  from: ['from', 'period start', 'usage start', 'von'],
  to: ['to', 'period end', 'usage end', 'bis'],
  service: ['service', 'service name', 'dienst', 'product'],
  amount: ['amount', 'cost', 'total', 'net', 'net amount', 'betrag', 'kosten', 'netto', 'importe', 'valor', 'montant'],
  currency: ['currency', 'währung', 'moneda', 'moeda', 'devise', 'valuta'],
  estimated: ['estimated', 'geschätzt'],
  windowStart: ['window start', 'period start', 'from'],
  windowEnd: ['window end', 'period end', 'to'],
  vendor: ['vendor', 'provider', 'tool'],
  metric: ['metric', 'metrik'],
  model: ['model', 'modell'],
  value: ['value', 'wert', 'count'],
  unit: ['unit', 'einheit'],
  reference: ['number', 'pull request', 'merge request', 'pr', 'mr', 'reference'],
  openedAt: ['opened', 'opened at', 'created', 'created at'],
  mergedAt: ['merged', 'merged at'],
  closedAt: ['closed', 'closed at'],
  branch: ['branch', 'source branch'],
  mergeCommit: ['merge commit', 'commit'],
  aiAssisted: ['ai', 'ai assisted', 'ai-assisted'],
  aiTool: ['ai tool'],
  tag: ['tag', 'version', 'release'],
  releasedAt: ['released', 'released at', 'release date', 'date'],
  number: ['number', 'invoice number', 'invoice no', 'invoice #', 'rechnungsnummer', 'rechnungsnr.', 'número'],
  issuedOn: ['issued', 'issued on', 'issue date', 'invoice date', 'date', 'rechnungsdatum', 'fecha'],
  periodStart: ['period start', 'leistung von', 'from'],
  periodEnd: ['period end', 'leistung bis', 'to'],
  container: ['container', 'repository', 'calendar', 'account', 'account id', 'team', 'board'],
}

/** The headers of each member, its own and those of the formats. */
const KNOWN: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const known = new Map(Object.entries(HEADERS).map(([member, headers]) => [member, new Set(headers)]))
  for (const [member, headers] of OF_FORMATS) {
    const all = known.get(member) ?? new Set()
    for (const header of headers) all.add(plainHeader(header))
    known.set(member, all)
  }
  return known
})()

/** Finds the header of a member in a table; null if none, or more than one, is known for it. */
export const headerFor = (member: string, headers: readonly string[]): string | null => {
  const known = KNOWN.get(member)
  const found = headers.filter((header) => known?.has(plainHeader(header)) === true)
  const [only] = found
  return found.length === 1 && only !== undefined ? only : null
}
