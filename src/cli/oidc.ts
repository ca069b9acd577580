import { type Command, InvalidArgumentError } from 'commander'
import { isLeft } from 'fp-ts/lib/Either.js'
import { isPrivateAddress, type OidcSettings } from '#composition/serving'
import { readPrivateSecret } from '#stores/secrets'
import { Failure } from './output.js'

// The provider of accounts by which people sign in.

export interface OidcOptions {
  readonly oidcIssuer?: URL
  readonly oidcClientId?: string
  readonly oidcClientSecretFile?: string
}

const EXPECTED =
  'an https address of the provider, such as https://accounts.example.com, as its own description names it'

const read = (text: string): URL | null => {
  try {
    const url = new URL(text)
    return isPrivateAddress(url) && url.username === '' && url.search === '' && url.hash === '' ? url : null
  } catch {
    return null
  }
}

const parseIssuer = (text: string): URL => {
  const url = read(text)
  if (url === null) throw new InvalidArgumentError(`Expected ${EXPECTED}.`)
  return url
}

export const withOidc = (command: Command): Command =>
  command
    .option('--oidc-issuer <url>', 'provider of accounts by which people sign in (OpenID Connect)', parseIssuer)
    .option('--oidc-client-id <id>', 'how the service is known to the provider')
    .option('--oidc-client-secret-file <path>', 'file with the secret of that client, which only its owner may read')

const issuerOf = (given: URL | undefined): URL | null => {
  if (given !== undefined) return given
  const text = process.env['WDI_OIDC_ISSUER'] ?? ''
  if (text === '') return null
  const url = read(text)
  if (url === null) throw new Failure(`WDI_OIDC_ISSUER is not ${EXPECTED}`, 2)
  return url
}

/** The provider that options or else variables of the environment name, all three parts of it; null for none. */
export const oidcOf = (given: OidcOptions): OidcSettings | null => {
  const issuer = issuerOf(given.oidcIssuer)
  const clientId = given.oidcClientId ?? process.env['WDI_OIDC_CLIENT_ID'] ?? ''
  const file = given.oidcClientSecretFile ?? process.env['WDI_OIDC_CLIENT_SECRET_FILE'] ?? ''
  if (issuer === null && clientId === '' && file === '') return null
  if (issuer === null || clientId === '' || file === '')
    throw new Failure(
      'sign-in by a provider needs all of --oidc-issuer, --oidc-client-id and --oidc-client-secret-file, or WDI_OIDC_ISSUER, WDI_OIDC_CLIENT_ID and WDI_OIDC_CLIENT_SECRET_FILE',
      2,
    )
  const secret = readPrivateSecret(file)
  if (isLeft(secret))
    throw new Failure(`the file ${file} with the secret of the provider's client cannot be used: ${secret.left}`)
  return { issuer, clientId, clientSecret: secret.right }
}
