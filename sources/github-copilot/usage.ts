import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import type { CivilDate } from '#domain/common'
import { type Counted, dayOf, noDay, noScope, scopeOf, sharesOf } from '#sources/kit/ai-usage/day'
import { Count, exact, listOf, members } from '#sources/kit/ai-usage/numbers'
import type { Choices, JsonFormat, Mapped } from '#sources/kit/format'
import { readAs } from '#sources/kit/hosts/read-as'
import { leftOut, mapping } from '#sources/kit/mapping'

const Id = t.union([t.string, t.number], 'a text or a number')

/** An organization's report has both ids, and is about the organization. */
const account = { organization_id: maybe(Id), enterprise_id: maybe(Id) }
const Account = members(account)
type Account = t.TypeOf<typeof Account>

const Feature = members({
  feature: maybe(t.string),
  code_generation_activity_count: maybe(Count),
  code_acceptance_activity_count: maybe(Count),
})

/** The members that the rows of people and the reports of a whole account have in common. */
const activity = {
  day: maybe(t.string),
  loc_suggested_to_add_sum: maybe(Count),
  loc_added_sum: maybe(Count),
  loc_deleted_sum: maybe(Count),
  user_initiated_interaction_count: maybe(Count),
  ai_credits_used: maybe(Count),
  totals_by_feature: maybe(listOf(Feature)),
}
const Activity = members(activity)
type Activity = t.TypeOf<typeof Activity>

const PullRequests = members({
  total_created_by_copilot: maybe(Count),
  total_merged_created_by_copilot: maybe(Count),
  total_reviewed_by_copilot: maybe(Count),
  total_copilot_suggestions: maybe(Count),
})

const day = {
  ...account,
  ...activity,
  monthly_active_users: maybe(Count),
  pull_requests: maybe(PullRequests),
}
const Day = members(day)
type Day = t.TypeOf<typeof Day>

/** A report of one day, or of several days in a list. */
const Report = members({ ...day, day_totals: maybe(listOf(Day)) })
type Report = t.TypeOf<typeof Report>

const Person = members({ ...account, ...activity, user_id: maybe(Id), user_login: maybe(t.string) })
type Person = t.TypeOf<typeof Person>

const Listed = t.type({ day_totals: t.readonlyArray(t.unknown) })

const idOf = (id: string | number | null | undefined): string | null =>
  id === null || id === undefined || id === '' ? null : String(id)

const accountOf = ({ organization_id, enterprise_id }: Account): string | null => {
  const [organization, enterprise] = [idOf(organization_id), idOf(enterprise_id)]
  if (organization !== null) return `organization/${organization}`
  return enterprise === null ? null : `enterprise/${enterprise}`
}

const activityOf = (counts: Activity): readonly Counted[] => {
  // Suggestions at the cursor; chats and agents have features of their own.
  const completions = counts.totals_by_feature?.find(({ feature }) => feature === 'code_completion')
  return [
    { metric: 'suggested_lines', value: exact(counts.loc_suggested_to_add_sum) },
    { metric: 'accepted_lines', value: exact(counts.loc_added_sum) },
    { metric: 'deleted_lines', value: exact(counts.loc_deleted_sum) },
    { metric: 'chats', value: exact(counts.user_initiated_interaction_count) },
    { metric: 'credits', value: exact(counts.ai_credits_used) },
    { metric: 'tab_suggestions', value: exact(completions?.code_generation_activity_count) },
    { metric: 'tab_accepts', value: exact(completions?.code_acceptance_activity_count) },
  ]
}

/** The least numbers of seats of each band: a fact says the band of a team, never how many people it has. */
const BANDS = [100, 50, 25, 10, 5, 1, 0]

const bandOf = (users: string | null): string | null => {
  if (users === null) return null
  return String(BANDS.find((least) => Number(users) >= least) ?? 0)
}

const ofAccount = (day: Day): readonly Counted[] => [
  ...activityOf(day),
  { metric: 'agent_prs_created', value: exact(day.pull_requests?.total_created_by_copilot) },
  { metric: 'agent_prs_merged', value: exact(day.pull_requests?.total_merged_created_by_copilot) },
  { metric: 'code_reviews', value: exact(day.pull_requests?.total_reviewed_by_copilot) },
  { metric: 'review_comments', value: exact(day.pull_requests?.total_copilot_suggestions) },
  { metric: 'active_seats_band', value: bandOf(exact(day.monthly_active_users)) },
]

const stated = (
  named: string | null,
  written: unknown,
  counted: readonly Counted[],
  part: unknown,
  choices: Choices,
): readonly Mapped[] => {
  const day = dayOf(written)
  if (day === null) return noDay('day')
  const scope = scopeOf(named, choices)
  if (scope === null) return noScope('organization_id, enterprise_id')
  return sharesOf({ vendor: 'github_copilot', scope, day, provenance: 'vendor_reported' }, counted, part)
}

/** The part that a report of a whole account has in a day: all of it. */
const WHOLE = 'account'

const common = {
  layout: 'json',
  provider: 'github_copilot',
  category: 'ai',
  kinds: ['ai_usage'],
  asksRole: false,
  // The report of an account sums up the rows of its people.
  states: 'copilot-usage',
  list: null,
} as const

const mapReport = (report: Report, choices: Choices): readonly Mapped[] => {
  const named = accountOf(report)
  const { day_totals } = report
  if (day_totals === null || day_totals === undefined)
    return stated(named, report.day, ofAccount(report), WHOLE, choices)
  // One day twice in a list is the same day.
  const days = new Map(day_totals.map((one) => [one.day, one]))
  if (days.size === 0) return leftOut('no_use')
  return [...days.values()].flatMap((one) => stated(named ?? accountOf(one), one.day, ofAccount(one), WHOLE, choices))
}

/** A report of several days as one of each day. Anything else is left as it is. */
export const reportsByDay = (report: unknown): readonly unknown[] => {
  if (!Listed.is(report)) return [report]
  return report.day_totals.map((day) => ({ ...report, day_totals: [day] }))
}

const Dated = members({ day: t.unknown, day_totals: listOf(members({ day: t.unknown })) })

/** The day of a report of one day, even if it is rejected; null if it has none. */
export const dayOfReport = (report: unknown): CivilDate | null => {
  const read = readAs(Dated, report)
  return read === null ? null : dayOf(read.day_totals?.[0]?.day ?? read.day)
}

/** The day of which a report of one day tells; null if it has none, or is rejected. */
export const dayToldBy = (report: unknown): CivilDate | null =>
  readAs(Report, report) === null ? null : dayOfReport(report)

/** The account that a report names, as in the place of its facts: `organization/9919`. Null if it names none. */
export const accountOfReport = (report: unknown): string | null => {
  const read = readAs(Account, report)
  return read === null ? null : accountOf(read)
}

/** Reports of an enterprise or organization. */
export const copilot: JsonFormat = {
  ...common,
  name: 'copilot',
  title: 'GitHub Copilot, usage report of an enterprise or organization (NDJSON)',
  members: [
    'day_totals|daily_active_users',
    'day_totals|loc_added_sum|code_generation_activity_count',
    'day_totals|day',
  ],
  map: mapping(Report, mapReport),
}

const mapPerson = (person: Person, choices: Choices): readonly Mapped[] => {
  const who = person.user_id ?? person.user_login ?? null
  return stated(accountOf(person), person.day, activityOf(person), who === null ? null : [who], choices)
}

/** Reports with a row for each person and day. */
export const copilotUsers: JsonFormat = {
  ...common,
  name: 'copilot-users',
  title: 'GitHub Copilot, usage report of users (NDJSON)',
  members: [
    'day',
    'user_id|user_login',
    'loc_added_sum|code_generation_activity_count|user_initiated_interaction_count',
  ],
  map: mapping(Person, mapPerson),
}
