import * as t from 'io-ts'
import { listedRepositories, namedRepositories } from '#sources/kit/forges/github-api/containers'
import { bodyAs } from '#sources/kit/hosts/answers'
import type { Ask, HostAnswer } from '#sources/kit/hosts/ask'
import type { HostContainer, HostLook } from '#sources/kit/hosts/host'
import { linkedPages } from '#sources/kit/hosts/linked-pages'
import { readInstant } from '#sources/kit/instants'
import { FULL } from './paging.js'
import { scopeRemarks, scopesIn } from './scopes.js'

const Account = t.type({ login: t.string }, 'an account')

const expiryIn = ({ headers }: HostAnswer) =>
  readInstant(headers.get('github-authentication-token-expiration') ?? '', { dates: null, zone: null })

const seenBy = (ask: Ask, wanted: readonly string[]): Promise<readonly HostContainer[]> => {
  if (wanted.length > 0) return namedRepositories(ask, wanted)
  const first = `/user/repos?sort=pushed&per_page=${FULL}`
  return listedRepositories(linkedPages(ask, { first, full: FULL }, null))
}

/** Looks who a token is, which rights it has, and which repositories it sees. */
export const look = async (ask: Ask, wanted: readonly string[]): Promise<HostLook> => {
  const answer = await ask({ address: '/user' })
  const { login } = bodyAs(Account, answer)
  const scopes = scopesIn(answer.headers)
  return {
    account: login.slice(0, 100),
    scopes,
    remarks: scopeRemarks(scopes),
    expiresAt: expiryIn(answer),
    containers: await seenBy(ask, wanted),
  }
}
