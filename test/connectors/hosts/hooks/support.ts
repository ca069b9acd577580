import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Proof, proofOf } from '#connectors/hosts/hooks/proof'
import type { Instant } from '#domain/common'
import type { Hint, HookHeaders, Signature } from '#sources/kit/hosts/webhook'

export const NOW: Instant = '2026-11-26T10:00:00.000Z'

/** A delivery as it was recorded. */
export interface RecordedDelivery {
  readonly name: string
  readonly headers: HookHeaders
  readonly body: Buffer
  readonly secret: string
}

const folder = join('sources', 'gitea', 'samples', 'hooks')

const headersIn = (file: string): HookHeaders => {
  const { headers } = JSON.parse(readFileSync(file, 'utf8')) as { headers: readonly [string, string][] }
  return new Map(headers.map(([name, value]) => [name.toLowerCase(), value]))
}

/** All deliveries of Gitea that were recorded. */
export const recordedByGitea: readonly RecordedDelivery[] = readdirSync(folder)
  .filter((name) => name.endsWith('.body'))
  .map((file) => file.replace(/\.body$/, ''))
  .map((name) => ({
    name,
    headers: headersIn(join(folder, `${name}.headers.json`)),
    body: readFileSync(join(folder, `${name}.body`)),
    secret: name.endsWith('.form') ? 'webhook-secret-2' : 'webhook-secret-1',
  }))

export const headersOf = (headers: Readonly<Record<string, string>>): HookHeaders => new Map(Object.entries(headers))

export const hexOf = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** A secret of Standard Webhooks. */
export const SIGNING_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
/** The headers of Standard Webhooks of a delivery that is signed at an instant in seconds. */
export const standardHeaders = (secret: string, body: Buffer | string, seconds: number, id = 'msg-1'): HookHeaders => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64')
  return headersOf({
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  })
}

/** The header of a signed time and the signatures of a body at it, by each of several secrets. */
export const timedSignature = (body: Buffer | string, seconds: number, ...secrets: readonly string[]): string => {
  const signatures = secrets.map(
    (secret) => `v1=${hexOf(secret, Buffer.concat([Buffer.from(`${seconds}.`), Buffer.from(body)]))}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}

/** Takes a body in small pieces; returns what is kept of it if the proof is given, else null. */
export const keptIf = (proof: Proof | null, body: Buffer, pieceBytes = 7): Buffer | null => {
  if (proof === null) return null
  const kept: Buffer[] = []
  for (let at = 0; at < body.length; at += pieceBytes) kept.push(proof.take(body.subarray(at, at + pieceBytes)))
  return proof.isGiven() ? Buffer.concat(kept) : null
}

/** Says whether a delivery is proven. */
export const isProven = (
  signatures: readonly Signature[],
  headers: HookHeaders,
  body: Buffer | string,
  secrets: readonly string[],
  now: Instant = NOW,
): boolean => keptIf(proofOf(signatures, headers, secrets, now), Buffer.from(body)) !== null

/** Hints in words. */
export const namesOf = (hints: readonly Hint[]): readonly string[] =>
  hints.map((hint) => (hint.tag === 'record' ? `${hint.list} ${hint.container} ${hint.key}` : hint.tag))
