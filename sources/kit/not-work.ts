// Entries of calendars and time sheets that are no work: free time, leave, holidays and breaks.

/** The reason why an entry is no work. */
export type NotWork = 'free' | 'out_of_office' | 'working_elsewhere' | 'focus_time' | 'break' | 'leave' | 'holiday'

/** Names that people and products give to such entries, in lower case. Only a whole name counts: "Holiday planning" is work. */
const NAMES: { readonly [R in 'break' | 'leave' | 'holiday']: readonly string[] } = {
  break: [
    'break',
    'breaks',
    'lunch',
    'lunch break',
    'coffee break',
    'pause',
    'mittagspause',
    'mittagessen',
    'kaffeepause',
    'pause déjeuner',
    'déjeuner',
    'descanso',
    'almuerzo',
    'pausa',
    'pausa pranzo',
    'almoço',
    'pauze',
    'lunchpauze',
  ],
  leave: [
    'leave',
    'annual leave',
    'paid leave',
    'unpaid leave',
    'parental leave',
    'maternity leave',
    'paternity leave',
    'sick leave',
    'sick day',
    'sick',
    'vacation',
    'vacations',
    'time off',
    'paid time off',
    'pto',
    'day off',
    'urlaub',
    'elternzeit',
    'krank',
    'krankheit',
    'congé',
    'congés',
    'congés payés',
    'vacances',
    'arrêt maladie',
    'vacaciones',
    'baja por enfermedad',
    'ferie',
    'malattia',
    'férias',
    'vakantie',
    'verlof',
    'ziek',
  ],
  holiday: [
    'holiday',
    'holidays',
    'public holiday',
    'bank holiday',
    'feiertag',
    'gesetzlicher feiertag',
    'jour férié',
    'festivo',
    'feriado',
    'feestdag',
  ],
}

/** Names that only calendars give to what is no meeting; time of such a name may well be work. */
const CALENDAR_NAMES: { readonly [R in 'out_of_office' | 'working_elsewhere' | 'focus_time']: readonly string[] } = {
  out_of_office: ['out of office', 'out of the office', 'ooo', 'oof', 'abwesend', 'abwesenheit', 'absent', 'absence'],
  working_elsewhere: ['home office', 'homeoffice', 'working elsewhere', 'working from home', 'wfh', 'télétravail'],
  focus_time: ['focus time', 'fokuszeit'],
}

const byName = <R extends NotWork>(names: Readonly<Record<R, readonly string[]>>): readonly (readonly [string, R])[] =>
  (Object.keys(names) as R[]).flatMap((reason) => names[reason].map((name) => [name, reason] as const))

const OF_TIME: ReadonlyMap<string, NotWork> = new Map(byName(NAMES))
const OF_CALENDARS: ReadonlyMap<string, NotWork> = new Map([...OF_TIME, ...byName(CALENDAR_NAMES)])

/** The longest name that is looked up. */
const LONGEST_NAME = 100

/** A name as it is compared: in lower case, without blanks and signs around it, and with single blanks and no hyphen within. */
const plainName = (text: string): string =>
  text.length > LONGEST_NAME
    ? ''
    : text
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]/u)
        .filter((word) => word !== '')
        .join(' ')

const firstOf = (names: readonly string[], reasons: ReadonlyMap<string, NotWork>): NotWork | null => {
  for (const name of names) {
    const reason = reasons.get(plainName(name))
    if (reason !== undefined) return reason
  }
  return null
}

/** Says why time of such a project, task or description is no work; null if it is work. */
export const notWorkNamed = (...names: readonly string[]): NotWork | null => firstOf(names, OF_TIME)

/** The names that an entry of time has, and what people assigned of them. */
interface NamedTime {
  readonly project: string
  readonly task: string
  readonly description: string
}
interface Assigned {
  readonly projects: ReadonlyMap<string, unknown>
  readonly roles: ReadonlyMap<string, unknown>
}

/** Says why an entry is no work; null if it is work. What a person assigned to a project or a role is work, whatever it is called. */
export const notWorkIn = ({ project, task, description }: NamedTime, { projects, roles }: Assigned): NotWork | null =>
  notWorkNamed(projects.has(project) ? '' : project, roles.has(task) ? '' : task, description)

/** Says why an event of such a title or category is no meeting; null if it may be one. */
export const noMeetingNamed = (...names: readonly string[]): NotWork | null => firstOf(names, OF_CALENDARS)
