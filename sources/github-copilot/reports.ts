import * as t from 'io-ts'
import { maybe, refined } from '#domain/codec'
import type { CivilDate, Instant } from '#domain/common'
import { isTooDeep, jsonIn } from '#domain/json'
import { dayOf } from '#sources/kit/ai-usage/day'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import { type Ask, type HostAnswer, HostFailure } from '#sources/kit/hosts/ask'
import { reportsByDay } from './usage.js'

// Reports of a whole account as GitHub gives them: an answer of the API links to files at another origin, by signed addresses that last for
// minutes. Reports of users are never asked for.

/** More files than one report has. */
const MOST_LINKS = 100
const LONGEST_LINK = 8_000
/** More days than one report has. */
const MOST_DAYS = 1_000
/** More characters than all files of one report have. */
const LONGEST_REPORT = 64 * 1024 * 1024
/** More brackets within each other than a report has. */
const DEEPEST = 100

const NOT_THERE = 404

const SignedLinks = refined(
  t.readonlyArray(t.string),
  (links) => links.length <= MOST_LINKS && links.every((link) => link.length <= LONGEST_LINK),
  'a list of links',
)
const Linked = t.type({ download_links: SignedLinks, report_end_day: maybe(t.string) }, 'links to a report')

/** The reports of an account: where they are asked for, and how they are called. */
export interface Reports {
  /** `/orgs/acme` */
  readonly account: string
  /** `organization` */
  readonly kind: 'organization' | 'enterprise'
}

const ENTERPRISE = 'enterprises/'
/** A login, or the short name of an enterprise. */
const NAME = /^[\w-]{1,100}$/

/** The reports of an account by its name: `acme` is an organization, `enterprises/acme` an enterprise. Null for a name that none can have. */
export const reportsOf = (name: string): Reports | null => {
  const isEnterprise = name.startsWith(ENTERPRISE)
  const own = isEnterprise ? name.slice(ENTERPRISE.length) : name
  if (!NAME.test(own)) return null
  return isEnterprise
    ? { account: `/enterprises/${own}`, kind: 'enterprise' }
    : { account: `/orgs/${own}`, kind: 'organization' }
}

/** The newest report of 28 days, before its files are taken. */
export interface LatestReport {
  readonly at: Instant
  readonly links: readonly string[]
  /** Its last day, which is the last one that is worked out; null if none is. */
  readonly end: CivilDate | null
}

/** The newest report in an answer; an empty answer has none. */
export const latestIn = (answer: HostAnswer): LatestReport => {
  if (answer.body === null) return { at: answer.at, links: [], end: null }
  const { download_links, report_end_day } = bodyAs(Linked, answer)
  return { at: answer.at, links: download_links, end: dayOf(report_end_day) }
}

/** The address of the newest report of 28 days. */
export const addressOfLatest = ({ account, kind }: Reports): string =>
  `${account}/copilot/metrics/reports/${kind}-28-day/latest`

const TOO_MANY_DAYS = (): HostFailure => unreadable('a report has too many days')

const reportOn = (line: string): unknown => {
  const report = jsonIn(line)
  if (report === undefined) throw unreadable('a line of a report is not JSON')
  return report
}

/** The reports in a file: one object, or one on each line. */
const reportsIn = (text: string): readonly unknown[] => {
  if (isTooDeep(text, DEEPEST)) throw unreadable('a report is nested too deeply')
  const whole = jsonIn(text)
  if (whole !== undefined) return [whole]
  const lines = text.split('\n', MOST_DAYS + 1)
  if (lines.length > MOST_DAYS) throw TOO_MANY_DAYS()
  return lines.filter((line) => line.trim() !== '').map(reportOn)
}

/** The reports in the files of some links, one of each day. Throws a `HostFailure` if one of them cannot be read. */
export const downloaded = async (ask: Ask, links: readonly string[]): Promise<readonly unknown[]> => {
  const reports: unknown[] = []
  let characters = 0
  for (const address of links) {
    const { body } = await ask({ address, signed: true, takes: 'text' })
    if (typeof body !== 'string') continue
    characters += body.length
    if (characters > LONGEST_REPORT) throw unreadable('a report is too long')
    for (const report of reportsIn(body).flatMap(reportsByDay)) reports.push(report)
    if (reports.length > MOST_DAYS) throw TOO_MANY_DAYS()
  }
  return reports
}

/** The report of a day; empty if there is none, or none yet. */
export const reportOfDay = async (ask: Ask, reports: Reports, day: CivilDate): Promise<readonly unknown[]> => {
  const { account, kind } = reports
  const address = `${account}/copilot/metrics/reports/${kind}-1-day?day=${day}`
  const answer = await ask({ address, expects: [NOT_THERE] })
  if (answer.status === NOT_THERE || answer.body === null) return []
  return downloaded(ask, bodyAs(Linked, answer).download_links)
}

/** The reports of the account that is read. */
export const reportsOfContainer = (name: string | undefined): Reports => {
  const reports = reportsOf(name ?? '')
  if (reports === null) throw new HostFailure({ tag: 'not_found' })
  return reports
}
