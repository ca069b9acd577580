import * as t from 'io-ts'
import { listedRepositories, namedRepositories, unseenRemarks } from '#sources/kit/forges/github-api/containers'
import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { HostLook } from '#sources/kit/hosts/host'
import { linkedPages } from '#sources/kit/hosts/linked-pages'
import { readInstant } from '#sources/kit/instants'
import { FULL } from './paging.js'
import { scopeRemarks, scopesIn } from './scopes.js'

const Account = t.type({ login: t.string }, 'an account')

const expiryIn = ({ headers }: HostAnswer) =>
  readInstant(headers.get('github-authentication-token-expiration') ?? '', { dates: null, zone: null })

const seenBy = async (ask: Ask, wanted: readonly string[]) => {
  if (wanted.length > 0) return namedRepositories(ask, wanted)
  const first = `/user/repos?sort=pushed&per_page=${FULL}`
  return { containers: await listedRepositories(linkedPages(ask, { first, full: FULL }, null)), unseen: [] }
}

/** Looks who a token is, which rights it has, and which repositories it sees. */
export const look = async (ask: Ask, wanted: readonly string[]): Promise<HostLook> => {
  const answer = await ask({ address: '/user' })
  const { login } = bodyAs(Account, answer)
  const scopes = scopesIn(answer.headers)
  const { containers, unseen } = await seenBy(ask, wanted)
  return {
    account: login.slice(0, 100),
    scopes,
    remarks: [...scopeRemarks(scopes), ...unseenRemarks(unseen)],
    expiresAt: expiryIn(answer),
    containers,
  }
}
