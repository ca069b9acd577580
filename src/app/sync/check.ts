import { faultText } from '#connectors/hosts/client/fault-text'
import type { Grants } from '#connectors/hosts/rotating'
import type { Instant } from '#domain/common'
import { epochOf } from '#domain/time'
import { countText, numberText } from '#domain/wording'
import { type Ask, HostFailure, type HostFault, type Quota } from '#sources/kit/hosts/ask'
import type { HostLook } from '#sources/kit/hosts/host'
import { type HostPlace, type Hosts, openHost } from './hosts.js'

/** One finding about a host and a token. */
export interface CheckLine {
  readonly about: 'token' | 'rights' | 'container' | 'quota' | 'clock' | 'webhook'
  readonly isSound: boolean
  /** One sentence. */
  readonly text: string
}

/** The findings of one look at a host. */
export interface Checked {
  readonly lines: readonly CheckLine[]
  /** Null if the host does not give what it was asked for. */
  readonly look: HostLook | null
  /** The reason for which it does not; null if it does. */
  readonly fault: HostFault | null
  readonly quota: Quota | null
}

/** Clocks that differ by more than this, in milliseconds, are told. */
const CLOCKS_DIFFER_MS = 60_000
/** Tokens that end within this time, in milliseconds, are told. */
const ENDS_SOON_MS = 14 * 86_400_000

const tokenLine = ({ account, expiresAt }: HostLook, label: string, now: Instant): CheckLine => {
  const who = account === null ? `${label}: the token is accepted` : `${label}: the token is accepted, of ${account}`
  if (expiresAt === null) return { about: 'token', isSound: true, text: `${who}.` }
  const endsSoon = epochOf(expiresAt) - epochOf(now) < ENDS_SOON_MS
  const end = `it ends on ${expiresAt.slice(0, 10)}`
  return {
    about: 'token',
    isSound: !endsSoon,
    text: endsSoon ? `${who}; ${end}: make a new one in time.` : `${who}; ${end}.`,
  }
}

/** `2026-03-02 09:31 UTC` */
const minuteOf = (instant: Instant): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`

const quotaLine = (quota: Quota | null): CheckLine => ({
  about: 'quota',
  isSound: true,
  text:
    quota === null
      ? 'No limit is told.'
      : `${numberText(quota.remaining)} of ${countText(quota.limit, 'request')} are left until ${minuteOf(quota.resetsAt)}.`,
})

const clockLine = (differenceMs: number): CheckLine => {
  const seconds = Math.round(Math.abs(differenceMs) / 1_000)
  return Math.abs(differenceMs) <= CLOCKS_DIFFER_MS
    ? { about: 'clock', isSound: true, text: 'The clocks agree.' }
    : {
        about: 'clock',
        isSound: false,
        text: `The clock of the host differs by ${countText(seconds, 'second')}: set the clock of this machine.`,
      }
}

/** The time within which a webhook tells what changes, in milliseconds: hosts deliver again for some hours. */
const TOLD_WITHIN_MS = 86_400_000

/**
 * Tells the last delivery of a host that can deliver by itself. It is not sound if a run found changes long after that: hosts end
 * webhooks that fail for a while, and tell nobody. `changedAt` is the beginning of the last run that found any; null if none did.
 */
export const deliveryLine = (deliveredAt: Instant | null, changedAt: Instant | null): CheckLine => {
  if (deliveredAt === null) {
    const text = 'No webhook has delivered anything yet: what changes is found by the next run.'
    return { about: 'webhook', isSound: true, text }
  }
  const last = `The last delivery of a webhook came at ${minuteOf(deliveredAt)}`
  if (changedAt === null || epochOf(changedAt) - epochOf(deliveredAt) <= TOLD_WITHIN_MS)
    return { about: 'webhook', isSound: true, text: `${last}.` }
  const text = `${last}, and a run found changes at ${minuteOf(changedAt)}: check the webhook at the host.`
  return { about: 'webhook', isSound: false, text }
}

const containerLines = (wanted: readonly string[], { containers }: HostLook): readonly CheckLine[] =>
  wanted.map((name) => {
    // Hosts spell names with or without capitals, and tell of a renamed container by its present name.
    const isSeen =
      containers.length >= wanted.length || containers.some((one) => one.name.toLowerCase() === name.toLowerCase())
    const text = isSeen ? `${name} can be read.` : `${name} cannot be seen: check its name and the rights of the token.`
    return { about: 'container', isSound: isSeen, text }
  })

/** Looks once who a token is and what it may see; `wanted` are containers that a person named. */
export const checkHost = async (
  place: HostPlace,
  { token, grants }: { readonly token: string; readonly grants: Grants },
  wanted: readonly string[],
  hosts: Hosts,
  signal: AbortSignal,
): Promise<Checked> => {
  const client = openHost(place, token, grants, hosts, signal)
  try {
    return await checkedBy(place, client.ask, client.quota, wanted, hosts)
  } finally {
    await client.close()
  }
}

/** The same with a host that is open. */
export const checkedBy = async (
  { product, account }: HostPlace,
  ask: Ask,
  quotaOf: () => Quota | null,
  wanted: readonly string[],
  { clock }: Hosts,
): Promise<Checked> => {
  const { label, host } = product
  let differenceMs = 0
  const watched: Ask = async (request) => {
    const answer = await ask(request)
    differenceMs = epochOf(answer.at) - epochOf(clock.now())
    return answer
  }
  try {
    const look = await host.look(watched, wanted, account)
    const quota = quotaOf()
    const remarks = look.remarks.map((text): CheckLine => ({ about: 'rights', isSound: false, text }))
    const lines = [
      tokenLine(look, label, clock.now()),
      ...remarks,
      ...containerLines(wanted, look),
      quotaLine(quota),
      clockLine(differenceMs),
    ]
    return { lines, look, fault: null, quota }
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error
    const { fault } = error
    const about = fault.tag === 'limited' ? 'quota' : 'token'
    return {
      lines: [{ about, isSound: false, text: `${faultText(fault, label)}.` }],
      look: null,
      fault,
      quota: quotaOf(),
    }
  }
}
