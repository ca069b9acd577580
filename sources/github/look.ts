import * as t from 'io-ts'
import { userOf } from '#sources/kit/forges/github/token'
import { listedRepositories, namedRepositories } from '#sources/kit/forges/github-api/containers'
import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostContainer, HostLook } from '#sources/kit/hosts/host'
import { linkedPages } from '#sources/kit/hosts/linked-pages'
import { FULL } from './paging.js'
import { scopeRemarks } from './scopes.js'

const Installed = t.type({ repositories: t.readonlyArray(t.unknown) }, 'the repositories of an installation')

const all = (ask: Ask, path: string): Promise<readonly HostContainer[]> =>
  listedRepositories(linkedPages(ask, { first: `${path}?per_page=${FULL}`, full: FULL }, null))

/** The repositories of an app's installation. They stand in a member of each page. */
const installed = (ask: Ask): Promise<readonly HostContainer[]> =>
  all(async (request) => {
    const answer = await ask(request)
    return { ...answer, body: bodyAs(Installed, answer).repositories }
  }, '/installation/repositories')

/** Looks who a token is, which rights it has, and which repositories it sees. An app is nobody. */
export const look = async (ask: Ask, wanted: readonly string[]): Promise<HostLook> => {
  const user = await userOf(ask)
  const scopes = user?.scopes ?? null
  const listed = user === null ? installed : (one: Ask) => all(one, '/user/repos')
  return {
    account: user?.account ?? null,
    scopes,
    remarks: scopeRemarks(scopes),
    expiresAt: user?.expiresAt ?? null,
    containers: wanted.length > 0 ? await namedRepositories(ask, wanted) : await listed(ask),
  }
}
