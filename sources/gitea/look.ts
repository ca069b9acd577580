import * as t from 'io-ts'
import { listedRepositories, namedRepositories } from '#sources/kit/forges/github-api/containers'
import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostLook } from '#sources/kit/hosts/host'
import { numberedPages } from '#sources/kit/hosts/numbered-pages'
import { askIfSeen } from '#sources/kit/hosts/seen'
import { SIZE } from './paging.js'

const Account = t.type({ login: t.string }, 'an account')

const NO_USER =
  'The token may not list repositories: give it the right to read the user, or name the repositories yourself.'

/** Looks who a token is and which repositories it sees. Gitea tells neither its rights nor its end. */
export const look = async (ask: Ask, wanted: readonly string[]): Promise<HostLook> => {
  const answer = await askIfSeen(ask, { address: '/user' })
  const account = answer === null ? null : bodyAs(Account, answer).login.slice(0, 100)
  const look = { account, scopes: null, remarks: [], expiresAt: null }
  if (wanted.length > 0) return { ...look, containers: await namedRepositories(ask, wanted) }
  if (answer === null) return { ...look, remarks: [NO_USER], containers: [] }
  const pages = numberedPages(ask, `/user/repos?limit=${SIZE}`, null)
  return { ...look, containers: await listedRepositories(pages) }
}
