import * as t from 'io-ts'
import { bodyAs } from '#sources/kit/hosts/answers'
import { type Ask, HostFailure } from '#sources/kit/hosts/ask'
import { SHARED_API } from './project.js'

const ServerInfo = t.type({ deploymentType: t.string }, 'a Jira that says where it runs')

/** Says whether a site is on Cloud: many there have an address of their own. */
export const isCloud = async (ask: Ask): Promise<boolean> =>
  bodyAs(ServerInfo, await ask({ address: `${SHARED_API}/serverInfo` })).deploymentType === 'Cloud'

const SIGN_IN_FAILED: ReadonlySet<string> = new Set(['AUTHENTICATED_FAILED', 'AUTHENTICATION_DENIED', 'OUT'])

/**
 * Asks as the member that the token belongs to. Jira answers a token that ended as if nobody had signed in: with 200, and with what
 * everybody may see.
 */
export const asMember =
  (ask: Ask): Ask =>
  async (request) => {
    const answer = await ask(request)
    const reasons = (answer.headers.get('x-seraph-loginreason') ?? '').split(',')
    if (reasons.some((reason) => SIGN_IN_FAILED.has(reason.trim()))) throw new HostFailure({ tag: 'unauthorized' })
    return answer
  }
