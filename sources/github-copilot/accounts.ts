import * as t from 'io-ts'
import { PositiveInt } from '#domain/common'
import { needlessScopes, userOf } from '#sources/kit/forges/github/token'
import { bodyAs, listIn } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { type HostContainer, type HostLook, MOST_CONTAINERS } from '#sources/kit/hosts/host'
import { askIfSeen } from '#sources/kit/hosts/seen'
import { addressOfLatest, downloaded, latestIn, reportsOf } from './reports.js'
import { accountOfReport } from './usage.js'

// Organizations and enterprises whose reports a token may read.

const Organization = t.type({ login: t.string, id: PositiveInt }, 'an organization')
type Organization = t.TypeOf<typeof Organization>

/** The account under which facts of files stand, too: `organization/9919`. */
const containerOf = (name: string, account: string): HostContainer => ({
  name,
  id: account,
  kind: 'ai_account',
  container: `github_copilot:${account}`,
})

/** An organization whose reports the token may read; none if it may not. */
const organizationOf = async (ask: Ask, { login, id }: Organization): Promise<readonly HostContainer[]> => {
  const reports = reportsOf(login)
  const seen = reports === null ? null : await askIfSeen(ask, { address: addressOfLatest(reports) })
  return seen === null ? [] : [containerOf(login, `organization/${id}`)]
}

/** An organization or enterprise by its name. Nothing but its own report tells the id of an enterprise. */
const named = async (ask: Ask, name: string): Promise<readonly HostContainer[]> => {
  const reports = reportsOf(name)
  if (reports === null) return []
  if (reports.kind === 'organization') {
    const organization = await askIfSeen(ask, { address: reports.account })
    return organization === null ? [] : organizationOf(ask, bodyAs(Organization, organization))
  }
  const latest = await askIfSeen(ask, { address: addressOfLatest(reports) })
  if (latest === null) return []
  const [report] = await downloaded(ask, latestIn(latest).links)
  const account = accountOfReport(report)
  return account === null ? [] : [containerOf(name, account)]
}

/** The organizations that the token lists, and whose reports it may read: the first hundred. Apps and fine-grained tokens list none. */
const listed = async (ask: Ask): Promise<readonly HostContainer[]> => {
  const answer = await askIfSeen(ask, { address: '/user/orgs?per_page=100' })
  const organizations = answer === null ? [] : listIn(answer).filter(Organization.is)
  const containers: HostContainer[] = []
  for (const one of organizations) containers.push(...(await organizationOf(ask, one)))
  return containers
}

/** Scopes of a classic token that let it read reports, or contain such a one. */
const readsReports = (scope: string): boolean =>
  scope === 'manage_billing:copilot' || scope.endsWith(':org') || scope.endsWith(':enterprise')

const remarksOn = (scopes: readonly string[] | null, seen: number, wanted: number): readonly string[] => {
  const remarks: string[] = []
  if (scopes?.some(readsReports) === false) remarks.push('The token may not read reports: give it the scope read:org.')
  if (seen === 0 && wanted === 0)
    remarks.push('The token lists no organization whose reports it may read: name those to read.')
  return [...remarks, ...needlessScopes((scopes ?? []).filter((scope) => !scope.startsWith('read:')))]
}

/** Looks who a token is, and of which accounts it may read the reports. */
export const look = async (ask: Ask, wanted: readonly string[]): Promise<HostLook> => {
  const user = await userOf(ask)
  const scopes = user?.scopes ?? null
  const containers: HostContainer[] = []
  for (const name of wanted.slice(0, MOST_CONTAINERS)) containers.push(...(await named(ask, name)))
  if (wanted.length === 0) containers.push(...(await listed(ask)))
  return {
    account: user?.account ?? null,
    scopes,
    remarks: remarksOn(scopes, containers.length, wanted.length),
    expiresAt: user?.expiresAt ?? null,
    containers,
  }
}
