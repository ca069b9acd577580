import { randomBytes } from 'node:crypto'
import { isSameSecret, keyDigest } from '#access/key'
import type { Uuid } from '#domain/common'
import type { Pepper } from '#registry/port'

// The id of an upload says which machine took it, and is signed by a secret that all machines of a service share: another machine
// knows an id of the service from one that somebody made up, although it has no record of it.

const MACHINE_BYTES = 4
const MACHINE = MACHINE_BYTES * 2

const HEX = /^[0-9a-f]+$/
export const isMachine = (text: string): boolean => text.length === MACHINE && HEX.test(text)
export const newMachine = (): string => randomBytes(MACHINE_BYTES).toString('hex')

/** The first digits of an id: the machine, and what is random. Two digits are a UUID's own. */
const SIGNED = 20

const signatureOf = (signed: string, workspaceId: Uuid, { secret }: Pepper): string =>
  keyDigest(`upload\n${workspaceId}\n${signed}`, secret).slice(0, 32 - SIGNED)

const withDashes = (digits: string): Uuid =>
  [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-')

/** A new id of an upload that this machine takes. */
export const newUploadId = (machine: string, workspaceId: Uuid, newest: Pepper): Uuid => {
  const random = randomBytes(6).toString('hex')
  // Version 8, which leaves its meaning to whoever makes it.
  const signed = `${machine}${random.slice(0, 4)}8${random.slice(4, 7)}8${random.slice(7, 10)}`
  return withDashes(signed + signatureOf(signed, workspaceId, newest))
}

/** The machine that took an upload of a workspace; null if the service never made the id. */
export const machineOf = (id: Uuid, workspaceId: Uuid, peppers: readonly Pepper[]): string | null => {
  const digits = id.toLowerCase().replaceAll('-', '')
  const signed = digits.slice(0, SIGNED)
  const isOwn = peppers.some((pepper) => isSameSecret(digits.slice(SIGNED), signatureOf(signed, workspaceId, pepper)))
  return isOwn ? signed.slice(0, MACHINE) : null
}
