import type { LocalAnswer, LocalHost, LocalRequest } from './local-host.js'

/** The grants that a local host trades. A test changes it. */
export interface LocalGrants {
  /** The only refresh token that is taken. */
  refreshToken: string
  /** Says whether a refresh token is taken once; otherwise it stays as it is. */
  rotates: boolean
  /** The access tokens that were given, the last of them valid. */
  readonly given: string[]
  /** Called once a refresh token was taken, before the answer. */
  onRenewed: () => void
}

/** The grant that a connection is given at first. */
export const FIRST_GRANT = 'client:canary-secret:canary-refresh-0'

/** Trades refresh tokens for access tokens of so many seconds, as services do in which a person lets in an app. */
export const serveGrants = (host: LocalHost, path: string, seconds: number): LocalGrants => {
  const grants: LocalGrants = {
    refreshToken: 'canary-refresh-0',
    rotates: true,
    given: [],
    onRenewed: () => undefined,
  }
  host.route('POST', path, ({ headers, body }): LocalAnswer => {
    const client = `Basic ${Buffer.from('client:canary-secret').toString('base64')}`
    if (headers.authorization !== client) return { status: 401, body: { error: 'invalid_client' } }
    const form = new URLSearchParams(String(body))
    if (form.get('grant_type') !== 'refresh_token' || form.get('refresh_token') !== grants.refreshToken)
      return { status: 400, body: { error: 'invalid_grant' } }
    grants.given.push(`canary-access-${grants.given.length + 1}`)
    if (grants.rotates) grants.refreshToken = `canary-refresh-${grants.given.length}`
    grants.onRenewed()
    return {
      body: {
        access_token: grants.given.at(-1),
        refresh_token: grants.refreshToken,
        expires_in: seconds,
        token_type: 'Bearer',
      },
    }
  })
  return grants
}

/** Says whether a request has the access token that was given last. */
export const isLetIn = ({ given }: LocalGrants, { headers }: LocalRequest): boolean =>
  headers.authorization === `Bearer ${given.at(-1)}`
