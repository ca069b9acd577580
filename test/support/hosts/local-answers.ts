import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import type { MovedClock } from './clock.js'
import type { LocalAnswer } from './local-host.js'

/** A fault of a host. */
export type LocalFault =
  /** It answers so, in place of its route: 429, 403, 402, 500, 301. */
  | { readonly tag: 'answer'; readonly answer: LocalAnswer }
  /** It takes the request and never answers. So much time passes, by the clock of the test. */
  | { readonly tag: 'silence'; readonly passesMs: number }
  /** It ends the connection at once. */
  | { readonly tag: 'reset' }
  /** It ends the connection in the middle of the body. */
  | { readonly tag: 'half_body' }
  /** It answers with a page to sign in, and 200. */
  | { readonly tag: 'login_page' }
  /** It answers with a text of so many bytes, as JSON, and does not say how long it is. */
  | { readonly tag: 'oversized'; readonly bytes: number }
  /** It sends the body in pieces, of one byte where their size is absent; so much time passes after each. */
  | { readonly tag: 'drip'; readonly eachMs: number; readonly bytesEach?: number }

/** A fault that answers with a status, and with headers. */
export const answers = (
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: unknown = { message: `canary-body-of-${status}` },
): LocalFault => ({ tag: 'answer', answer: { status, headers, body } })

/** A host that says nothing for longer than anybody waits. */
export const SILENCE: LocalFault = { tag: 'silence', passesMs: 31_000 }
export const RESET: LocalFault = { tag: 'reset' }
export const HALF_BODY: LocalFault = { tag: 'half_body' }
export const LOGIN_PAGE: LocalFault = { tag: 'login_page' }

const SIGN_IN =
  '<!doctype html><html lang="en"><title>canary-sign-in</title><form><input name="password"></form></html>'
const CHUNK = Buffer.alloc(64 * 1024, 'a')

const bytesOf = (body: unknown): Buffer => {
  if (body === undefined) return Buffer.alloc(0)
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

const writeHead = (response: ServerResponse, { status = 200, headers = {}, body }: LocalAnswer): void => {
  const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)
  if (isJson) response.setHeader('content-type', 'application/json; charset=utf-8')
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.writeHead(status)
}

const writeMuch = (response: ServerResponse, bytes: number): void => {
  const left = function* (): Generator<Buffer> {
    yield Buffer.from('"')
    for (let sent = 0; sent < bytes; sent += CHUNK.length) yield CHUNK
    yield Buffer.from('"')
  }
  // The client ends the connection when it has enough.
  pipeline(Readable.from(left()), response, () => undefined)
}

/** Undici tells of each part of a body that a client of this process has. */
const PART_TAKEN = 'undici:request:bodyChunkReceived'

/** Sends a part of a body. Returns once the client has all of it, or has left: time that passed before would be none of its wait. */
const handOver = async (response: ServerResponse, part: Buffer): Promise<void> => {
  const port = String(response.socket?.localPort)
  let left = part.length
  await new Promise<void>((resolve) => {
    const taken = (message: unknown): void => {
      const { request, chunk } = message as { request: { origin: string | URL }; chunk: Uint8Array }
      if (new URL(request.origin).port !== port) return
      left -= chunk.length
      if (left <= 0) end()
    }
    const end = (): void => {
      unsubscribe(PART_TAKEN, taken)
      response.off('close', end)
      resolve()
    }
    subscribe(PART_TAKEN, taken)
    response.once('close', end)
    response.write(part)
  })
  // What the client does with it goes first.
  await new Promise((resolve) => setImmediate(resolve))
}

const drip = async (
  response: ServerResponse,
  body: Buffer,
  { eachMs, bytesEach = 1 }: Extract<LocalFault, { tag: 'drip' }>,
  clock: MovedClock,
): Promise<void> => {
  for (let sent = 0; sent < body.length; sent += bytesEach) {
    await handOver(response, body.subarray(sent, sent + bytesEach))
    if (response.destroyed) return
    clock.pass(eachMs)
  }
  response.end()
}

/** The rest that an answer asks for, in milliseconds; 0 if it asks for none. */
const restIn = (response: ServerResponse, nowMs: number): number => {
  const after = response.getHeader('retry-after')
  if (after !== undefined) return /^\d+$/.test(String(after)) ? 1000 * Number(after) : Date.parse(String(after)) - nowMs
  const reset = response.getHeader('x-ratelimit-reset')
  const isUsedUp =
    response.getHeader('x-ratelimit-remaining') === '0' && response.getHeader('x-ratelimit-limit') !== '0'
  return isUsedUp && reset !== undefined ? 1000 * Number(reset) - nowMs : 0
}

/** Sends an answer, or fails in its place. Returns the rest that it asked for, in milliseconds. */
export const send = (
  response: ServerResponse,
  answer: LocalAnswer,
  fault: LocalFault | null,
  { clock, aheadMs }: { readonly clock: MovedClock; readonly aheadMs: number },
): number => {
  const nowMs = clock.monotonicMs() + aheadMs
  response.setHeader('date', new Date(nowMs).toUTCString())
  switch (fault?.tag) {
    case 'silence':
      clock.pass(fault.passesMs)
      return 0
    case 'reset':
      response.destroy()
      return 0
    case 'half_body': {
      const body = bytesOf(answer.body)
      response.setHeader('content-length', body.length + 100)
      writeHead(response, answer)
      response.write(body.subarray(0, Math.ceil(body.length / 2)), () => setImmediate(() => response.destroy()))
      return 0
    }
    case 'login_page':
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(SIGN_IN)
      return 0
    case 'oversized':
      response.setHeader('content-type', 'application/json')
      writeMuch(response, fault.bytes)
      return 0
    case 'drip':
      writeHead(response, answer)
      void drip(response, bytesOf(answer.body), fault, clock)
      return 0
    default: {
      const given = fault === null ? answer : fault.answer
      writeHead(response, given)
      response.end(bytesOf(given.body))
      return restIn(response, nowMs)
    }
  }
}
