import type { CivilDate } from '#domain/common'
import { MOST_DAYS_AHEAD } from '#domain/query'
import { ended } from '#domain/wording'

/** An error's text, at most 200 characters. */
export const errorTexts = {
  notFound: 'Not found, or not accessible to you.',
  nothingCalledSo: (what: string) => `No ${what} of this id or name is there, or accessible to you.`,
  noOperation: 'No operation has this method and path. openapi.json, below /api/v1, lists what a key may ask.',
  unauthenticated: 'A key of this workspace that is in force is required, in one header Authorization: Bearer <key>.',
  noSession: 'No session is open here: it has ended, or there was none. Sign in.',
  noSuchLink: 'This link signs nobody in: it was used, its time is over, or it was taken back. Ask for a new one.',
  noPlaceToSignIn: (at: string | null) =>
    at === null
      ? 'Nobody can sign in at this address: it is neither this machine nor the https address of --public-url.'
      : `Sign in at ${at}: this address is not the one of --public-url.`,
  notFromOwnPage: 'Only the pages of this service may ask this. Programs use a key, under /api/v1.',
  bodyNotJson: 'The body must be JSON, with Content-Type: application/json.',
  bodyTooLarge: 'The body has too many bytes: at most 64 KiB.',
  bodyInvalid: (path: string, problem: string) => `${path === '' ? 'The body' : path}: ${problem}.`,
  fieldRefused: (name: string, problem: string) => {
    const said = name === '' ? problem : `${name}: ${problem}`
    return ended(said)
  },
  idempotencyConflict: 'This Idempotency-Key was sent with something else: make a new one for each new intention.',
  operationInProgress: 'The same is being carried out. Read what is there now, or repeat it in some seconds.',
  idempotencyKey: 'exactly one is needed: a UUID, another one for each intention',
  tooManyAttempts: 'Too many attempts to sign in from this address. Retry in a minute.',
  rateLimited: 'Too many requests this minute. Retry after the time in the Retry-After header.',
  scopeMissing: (scope: string) => `The key does not have the scope ${scope}. Use a key that has it.`,
  creatorNotAllowed: 'The role of the member who asks does not allow this.',
  invalidRequest: 'The request has missing or invalid parameters.',
  windowExceeded: (earliest: CivilDate, days: number) =>
    `start may be ${earliest} at the earliest: the plan shows ${days} days.`,
  overloaded: 'The service is too busy to answer. Retry after the time in the Retry-After header.',
  unavailable: 'The service cannot answer right now. Retry after the time in the Retry-After header.',
  providerUnavailable: 'The provider of accounts does not answer right now. Sign in by a link, or try again.',
  uploadNotMultipart: 'The body must be multipart/form-data, with the parts file and madeAt alone, and whole.',
  uploadWithoutLength: 'An upload must say its size in one header Content-Length.',
  uploadTooSlow: 'The files did not arrive in time: send at least 100 kB a second.',
  noSuchHook: 'No connection takes deliveries at this address.',
  hookNotProven: 'The signature is missing, wrong or too old. Set the same secret at the host and here.',
  hookTooLarge: 'The delivery has too many bytes: at most 25 MiB.',
  tooManyWaiting:
    'Too many deliveries wait to be read. Retry after the time in the Retry-After header; the next run finds what is missed.',
  tooManyUnproven: 'Too many deliveries from this address had no valid signature. Retry in a minute.',
  diskFull: 'The service has no room on its disk for these files. Tell its operator, and try again.',
  headersTooLarge: 'The request is too large: its first line and headers may have 16 KiB in all.',
  tooSlow: 'The request did not arrive in time. Send its headers and body within seconds.',
  noRequest: 'This is no request of HTTP/1.1. Send a GET with an encoded path and well-formed headers.',
  failed: 'The service failed to answer this request. If this happens again, report the request id.',
} as const

/** The values allowed for a parameter that was refused, in a text of at most 200 characters. */
export const allowedTexts = {
  end: (lastDay: CivilDate) => `end may be ${lastDay} at the latest, ${MOST_DAYS_AHEAD} days after today.`,
  start: (end: CivilDate) => `start may be ${end} at the latest, the last day of the period.`,
  required: (name: string, form: string) => `${name} is required: ${form}.`,
  form: (name: string, form: string) => `${name} must be ${form}.`,
  once: (name: string) => `${name} is given more than once: give it once.`,
  together: (names: readonly string[], missing: string) =>
    `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are given together: ${missing} is missing.`,
  parameters: (name: string, names: readonly string[]) =>
    names.length === 0
      ? `${name} is no parameter here: there are none.`
      : `${name} is no parameter here: there are ${names.join(', ')}.`,
  projectOfClient: 'projectId must be a project of the client that clientId names.',
} as const

/** The meaning of each status, for the description of the API. */
export const statusTexts = {
  200: 'The requested data.',
  400: 'The path or query has missing or invalid parameters; `details.fields` lists them.',
  401: 'The key is missing, wrong, revoked, expired, or of another workspace.',
  403: "The key's scope or its creator's role does not allow this, or the period starts before the plan's reporting window.",
  404: 'Not found, or not accessible with this key.',
  409: 'It conflicts with what is there, was sent before with something else, or is being carried out.',
  429: 'The key has used up its requests of this UTC minute.',
  500: 'The service failed to answer this request.',
  503: 'The service cannot answer right now.',
} as const

export const apiTexts = {
  title: 'Workspace Delivery Intelligence',
  description:
    'Delivery evidence of one workspace, read-only. What is not known is null, never zero. Responses are private and never cached.',
  operation: (scope: string, action: string) =>
    `Requires a key with the scope \`${scope}\`, created by a member who is allowed \`${action}\`.`,
  extensions: 'beside the contract',
  statement: (scope: string, roles: readonly string[]) =>
    `Requires a key with the scope \`${scope}\`, created by a member with one of the roles ${roles.join(', ')}; or a session of one.`,
  sessionRequest: (roles: readonly string[]) =>
    `Requires a session, below \`/session/v1\`, of a member with one of the roles ${roles.join(', ')}. No key may.`,
  madeAt: 'When the file after it was made, as a timestamp; left out, it is the time of the upload.',
  file: 'A file; its name is for showing only.',
  stated: 'It is done.',
  idempotencyKey:
    'A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect.',
  version: 'The version that a read has shown: if there is another one by now, nothing is stated.',
  bulkSummary: 'state several facts of one kind: all of them or none',
  bulk: 'Requires what the statement itself requires. All have to go to one stream: those of one project, for instance.',
  group: 'The group of the statement, such as `change-order`.',
  name: 'The name of the statement in its group, such as `approve`.',
  key: 'A secret API key of the workspace.',
  organization: 'The organization of the workspace.',
  workspace: 'The workspace of the key.',
  requestIdParameter: 'An id for this request. If it is missing or malformed, the service assigns one.',
  requestId: 'The id of this request, as in an error body.',
  asOf: 'The time up to which events are included.',
  rateLimit: 'The requests that the key has left in this UTC minute.',
  rateLimitPolicy: 'The requests that the key has in each UTC minute.',
  retryAfter: 'Seconds to wait before the next try.',
  scheme: 'The required authentication scheme.',
} as const

/** The summary of each operation, by its id. */
export const operationTexts: Readonly<Record<string, string>> = {
  'access.read': 'What a caller may see, read and state, with the places that the caller sees',
  'agreements.read': 'What was agreed and stated about a project, with the version of each entity that a form changes',
  'aiEconomics.read': 'AI adoption and its effect on delivery',
  'aiEconomics.surface': 'AI adoption, its effect, and how to read it',
  'apiKeys.list': 'API keys of the workspace, without their secrets',
  'audit.lines': 'One sentence for each of some events: who changed what, from what to what',
  'audit.list': 'One page of the audit trail, with its headline, summary and facets',
  'audit.read': 'One event of the audit trail, with what it changed',
  'billing.read': 'Plan, subscription and limits of the workspace',
  'commandCenter.evidence': 'The evidence behind one KPI of a project',
  'commandCenter.read': 'The five KPIs of a project, with sources, insights and readiness',
  'commercial.read': 'Settings of the organization, and what the numbers assume',
  'confidence.read': 'How sure the numbers of a project are, and what would make them surer',
  'connections.check': 'Look at the host of a connection with its token: what can be read, and what to do',
  'connections.renew': 'Give a connection another token, which its host has to take',
  'connections.sync': 'Have a connection read as soon as a worker can',
  'connections.read': 'One connection: what it covered and when, its containers, its rejected records and kept answers',
  'connections.list': 'Connections, with their health and what they delivered',
  'dataSources.read': 'Sources, with what was read of each day, and rejected records',
  'explain.read': 'The events behind a number of an answer, with what each adds',
  'forensics.read': 'Evidence of a project as a graph: who asked for what, and what came of it',
  'invoiceDefense.read': 'What an invoice rests on, line by line',
  'hosts.check': 'Look at a host with a token that is kept nowhere: what it sees, and what to do',
  'hosts.connect': 'Connect a host, which the service asks by itself from then on',
  'hosts.list': 'The products that the service asks by itself, with what each needs',
  'imports.cancel': 'Forget the files of an import that was not confirmed',
  'imports.choose': 'Answer what the files of an import leave open',
  'imports.confirm': 'Import the files as they were read',
  'imports.read': 'An import: what its files say, what they leave open, and how far it is',
  'imports.take': 'Send files, and learn what importing them comes to',
  'members.address': 'Say by which address a member signs in at the provider of accounts',
  'members.link': 'Make a link that signs a member in',
  'members.list': 'Members of the workspace, with what they may see',
  'sessions.end': 'End one of the own sessions',
  'sessions.endAll': 'End all own sessions or, as an owner, everybody’s',
  'sessions.list': 'The own sessions, the newest first',
  'status.read': 'The state of the service for this workspace',
  'invoices.list': 'Invoices of the period, with what was noted, explained and approved',
  'invoices.read': 'An invoice with what stands behind each line, and what was said of it',
  'openPoints.read': 'What a person can mend in a project and period: meetings, items, changes, marks and places',
  'portfolio.read':
    'Each project that can be seen, with what was spent and agreed, its growth, invoices, sources and months',
  'scope.preview': 'Trackers of a project, and the items that a lock of one of them on a day would freeze',
  'scope.read': 'What was agreed, added, removed and done in a project',
  'scope.undecided':
    'Items of a project that were added by no change order, or of which it is not known whether they were agreed on',
  'series.read': 'The five KPIs of a project and AI adoption, month by month up to the period',
  'search.read': 'What a person can go to: projects, clients, connections, work items and insights',
  'trace.read': 'The chain of one thing, from what was billed to what was released',
}

/** The meaning of each parameter, by its name. */
export const parameterTexts: Readonly<Record<string, string>> = {
  actor: 'Only events of these actors: `user`, `connector`, `system`, `api_key`, or an exact shown name.',
  clientId: 'Only projects of this client.',
  connectionId: 'The id of a connection, as `connections.list` shows it.',
  connector: 'Only events of these providers.',
  cursor: 'The `nextCursor` of the previous page.',
  end: `The last day, included; at most ${MOST_DAYS_AHEAD} days after today. Given together with \`start\`.`,
  eventId: 'The id of an event, as `audit.list` shows it.',
  eventType: 'Only events of these types.',
  family: 'The KPI whose evidence is listed.',
  id: 'The key of an item, the reference of a change or the tag of a release; or the id of any of them in `forensics.read`.',
  importId: 'The id of an import, as `imports.take` gives it.',
  memberId: 'The id of a member, as `members.list` shows it.',
  sessionId: 'The id of a session, as `sessions.list` shows it.',
  ids: 'The ids of events, as `audit.list` shows them.',
  impact: 'Only events that concern these KPIs.',
  invoiceId: 'The id of an invoice, as `invoices.list` shows it.',
  invoice: 'The invoice of the line, by its id or number.',
  kind: 'The thing from which the chain starts.',
  limit: 'Events of one page, 50 if left out.',
  line: 'The id of a line of the invoice.',
  mode: '`facts` is the only mode.',
  number: 'The path of the number in the answer, such as `kpis[0].value.value`; of a list by place or id.',
  on: 'The day of the lock, today if left out.',
  operation: 'The id of the operation whose answer has the number; its own parameters are given beside it.',
  projectId: 'Only this project.',
  question: 'The id of a question pack, or its exact title.',
  quick: 'Only events that one of these quick filters shows.',
  search: 'Only events that show this text, in any case.',
  severity: 'Only events of these severities.',
  start: 'The first day. Given together with `end`.',
  status: 'Only events that ended so.',
  tracker: 'The tracker whose items to list; only the trackers are listed if left out.',
  tz: 'The IANA time zone in which the days are counted, UTC if left out.',
}
