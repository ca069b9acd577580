import type { ListedConnection, ListedHost, ShownConnection } from '#app/inspect/connections'
import { countText, fewText, numberText } from '#domain/wording'
import { choiceLine } from './assumed.js'
import { columns } from './columns.js'
import { counted } from './counted.js'

/** The state of a host in a few words. */
const reachText = ({ readTo, reconciledAt, nextRunAt }: ListedHost): string =>
  [
    readTo === null ? 'not read to its end yet' : `read up to ${readTo}`,
    reconciledAt === null ? 'never compared' : `compared up to ${reconciledAt}`,
    nextRunAt === null ? 'next run as soon as a worker runs' : `next run ${nextRunAt}`,
  ].join(', ')

/** A row for each connection, and below it what is wrong. */
export const connectionRows = (all: readonly ListedConnection[]): readonly string[] => {
  const rows = columns(
    all.map(({ id, name, provider, state, lastSuccessAt, host }) => [
      id,
      name,
      provider,
      state,
      host === null ? `last import ${lastSuccessAt ?? 'never'}` : reachText(host),
    ]),
  )
  return rows.flatMap((row, i) => {
    const { health, reason } = all[i] as ListedConnection
    return reason === null ? [row] : [row, `  ${health}: ${reason}`]
  })
}

/** The step that helps a connection in this state; null if none is needed. */
const adviceOf = ({ name, health, host }: ShownConnection): string | null => {
  const named = JSON.stringify(name)
  switch (health) {
    case 'paused':
      return `To read it again, run \`wdi connection resume ${named}\``
    case 'failing':
    case 'degraded':
      return host === null
        ? null
        : `To see what the token may read, run \`wdi connection check ${named}\`; to read and compare all now, \`wdi sync ${named} --full\``
    case 'pending':
    case 'stale':
      return host === null
        ? null
        : `It is read while a worker runs, such as \`wdi work\`. To read it now, run \`wdi sync ${named}\``
    default:
      return null
  }
}

const progressText = ({ progress }: ListedHost): readonly string[] => {
  if (progress === null) return []
  const { completeBackTo, left } = progress
  const rest = left === null ? '' : `, about ${numberText(left)} left`
  return [`  first reading: complete back to ${completeBackTo}${rest}`]
}

const quotaText = ({ quota }: ListedHost): string =>
  quota === null
    ? 'the host told none'
    : `${numberText(quota.remaining)} of ${countText(quota.limit, 'request')} left until ${quota.resetsAt}`

const hostLines = (host: ListedHost, { account, deliveries }: ShownConnection): readonly string[] => [
  `  address: ${host.address}${account === null ? '' : `, account ${account}`}`,
  ...(host.containers.length === 0 ? [] : [`  containers: ${fewText(host.containers)}`]),
  ...(host.unread.length === 0 ? [] : [`  missing: ${fewText(host.unread)}, which the token cannot see`]),
  `  read up to: ${host.readTo ?? 'not read to its end yet'}`,
  `  compared up to: ${host.reconciledAt ?? 'never compared'}`,
  ...progressText(host),
  `  next run: ${host.nextRunAt ?? 'as soon as a worker runs'}`,
  `  quota: ${quotaText(host)}`,
  ...(deliveries === null ? [] : [`  last delivery of a webhook: ${deliveries.lastAt ?? 'never'}`]),
]

const RUNS_SHOWN = 3
const runLines = ({ runs }: ShownConnection): readonly string[] =>
  runs.slice(0, RUNS_SHOWN).map(({ startedAt, state, counts }) => {
    const result = counts === null ? '' : `: ${counted(counts)}`
    return `  run of ${startedAt}: ${state}${result}`
  })

/** A connection, with the choices for its records; of one that asks its host how far that is read, and what is wrong. */
export const connectionLines = (shown: ShownConnection): readonly string[] => {
  const { id, name, provider, state, lastSuccessAt, answers, mapping, health, reason, host } = shown
  const advice = adviceOf(shown)
  const nothing = answers.length === 0 && mapping === null
  return [
    `${name}, of ${provider}, ${state}, last ${host === null ? 'import' : 'reading'} ${lastSuccessAt ?? 'never'}`,
    ...(reason === null ? [] : [`  ${health}: ${reason}`]),
    ...(host === null ? [] : [...hostLines(host, shown), ...runLines(shown)]),
    ...answers.map((one) => `  ${choiceLine(one)}`),
    ...(mapping === null ? [] : [`  mapping: ${mapping}`]),
    ...(advice === null ? [] : [advice]),
    ...(nothing && host !== null ? [] : [answersLine(id, nothing)]),
  ]
}

const answersLine = (id: string, nothing: boolean): string =>
  nothing
    ? 'Nothing was answered about its files.'
    : `To change an answer, see \`wdi connection answer --help\`; to be asked again, \`wdi connection forget ${id} role\``
