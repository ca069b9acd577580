import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed, decode } from '#domain/codec'
import { PositiveInt } from '#domain/common'

const FILE = 'service.json'

/** The file in the data folder by which a running service is found. */
const ServiceAddress = closed('ServiceAddress', { baseUrl: t.string, pid: PositiveInt })
type ServiceAddress = t.TypeOf<typeof ServiceAddress>

const read = async (data: string): Promise<ServiceAddress | null> => {
  try {
    const decoded = decode(ServiceAddress, JSON.parse(await readFile(join(data, FILE), 'utf8')))
    return isLeft(decoded) || !/^http:\/\//.test(decoded.right.baseUrl) ? null : decoded.right
  } catch {
    return null
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The base URL of the service that runs on a data folder; null if none does. */
export const serviceAt = async (data: string): Promise<string | null> => {
  const found = await read(data)
  return found !== null && isAlive(found.pid) ? found.baseUrl : null
}

/** Writes the address into the data folder, readable by its owner only; returns its removal. Failures are ignored. */
export const leaveAddress = async (data: string, baseUrl: string): Promise<() => Promise<void>> => {
  const fresh = join(data, `${FILE}.${randomUUID()}`)
  try {
    await writeFile(fresh, `${JSON.stringify({ baseUrl, pid: process.pid })}\n`, { mode: 0o600 })
    await rename(fresh, join(data, FILE))
  } catch {
    await rm(fresh, { force: true }).catch(() => undefined)
  }
  return async () => {
    // Another service may have started on the same folder meanwhile.
    if ((await read(data))?.pid === process.pid) await rm(join(data, FILE), { force: true }).catch(() => undefined)
  }
}
