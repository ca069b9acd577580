import * as t from 'io-ts'
import {
  listedRepositories,
  namedRepositories,
  type SeenRepositories,
  unseenRemarks,
} from '#sources/kit/forges/github-api/containers'
import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import type { HostLook } from '#sources/kit/hosts/host'
import { numberedPages } from '#sources/kit/hosts/numbered-pages'
import { askIfSeen } from '#sources/kit/hosts/seen'
import { SIZE } from './paging.js'

const Account = t.type({ login: t.string }, 'an account')

const NO_USER =
  'The token may not list repositories: give it the right to read the user, or name the repositories yourself.'

const listed = async (ask: Ask): Promise<SeenRepositories> => ({
  containers: await listedRepositories(numberedPages(ask, `/user/repos?limit=${SIZE}`, null)),
  unseen: [],
})

/** Looks who a token is and which repositories it sees. Gitea tells neither its rights nor its end. */
export const look = async (ask: Ask, wanted: readonly string[]): Promise<HostLook> => {
  const answer = await askIfSeen(ask, { address: '/user' })
  const isNamed = wanted.length > 0
  const nothing: SeenRepositories = { containers: [], unseen: [] }
  const seen = isNamed ? await namedRepositories(ask, wanted) : answer === null ? nothing : await listed(ask)
  return {
    account: answer === null ? null : bodyAs(Account, answer).login.slice(0, 100),
    scopes: null,
    remarks: [...(answer === null && !isNamed ? [NO_USER] : []), ...unseenRemarks(seen.unseen)],
    expiresAt: null,
    containers: seen.containers,
  }
}
