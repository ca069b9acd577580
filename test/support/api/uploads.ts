import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { NamedWorkspace } from '#api/authenticate'
import type { RunningApi } from '#api/server'
import type { ProcessStart } from '#app/import/uploads/upload-process'
import { project } from '#test/support/process/program'
import type { Browser } from './browser.js'
import { type Answer, exchange, pathTo } from './server.js'

// Files that are sent by HTTP, as a form of a browser sends them.

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** Makes the process of an import from the source, beside the packages that it loads; call the end to take it away. */
export const processFromSource = (): { readonly start: ProcessStart; readonly remove: () => void } => {
  const cache = join(project, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'import-process-'))
  execFileSync(process.execPath, [here('import-process.mjs'), folder])
  return {
    start: { program: join(folder, 'import-process.js'), options: [] },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export interface SentFile {
  readonly name: string
  readonly content: string | Buffer
  readonly madeAt?: string
}

export const BOUNDARY = 'form-boundary-7MA4YWxkTrZu0gW'
export const FORM = `multipart/form-data; boundary=${BOUNDARY}`

const escaped = (name: string): string => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** One part of a form. */
export const part = (disposition: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
export const END = Buffer.from(`--${BOUNDARY}--\r\n`)

/** The body of a form with files, each with when it was made before it. */
export const formOf = (files: readonly SentFile[]): Buffer =>
  Buffer.concat([
    ...files.flatMap(({ name, content, madeAt }) => [
      ...(madeAt === undefined ? [] : [part('name="madeAt"', madeAt)]),
      part(`name="file"; filename="${escaped(name)}"`, content),
    ]),
    END,
  ])

type Headers = Record<string, string>

/** A sender of files: by a key, or from a page. */
export interface Sender {
  /** Sends a body; each time with another intention, unless `more` has the key of an earlier one. */
  readonly post: (path: string, body: Buffer, more?: Headers) => Promise<Answer>
  readonly get: (path: string) => Promise<Answer>
}

/** Sends a body of bytes; `exchange` would take it for a text. */
const sent = (api: Pick<RunningApi, 'port'>, path: string, headers: Headers, body: Buffer): Promise<Answer> =>
  exchange(api, path, { ...headers, 'content-length': String(body.length) }, 'POST', body)

export const byKey = (api: Pick<RunningApi, 'port'>, world: NamedWorkspace, key: string): Sender => {
  const authorization = `Bearer ${key}`
  return {
    post: (path, body, more = {}) =>
      sent(api, pathTo(world, path), { authorization, 'idempotency-key': randomUUID(), ...more }, body),
    get: (path) => exchange(api, pathTo(world, path), { authorization }, 'GET'),
  }
}

export const byPage = (api: Pick<RunningApi, 'port'>, world: NamedWorkspace, browser: Browser): Sender => ({
  post: (path, body, more = {}) =>
    sent(
      api,
      pathTo(world, path, '/session/v1'),
      { ...browser.headers('POST'), 'idempotency-key': randomUUID(), ...more },
      body,
    ),
  get: (path) => browser.get(path),
})

/** Imports as a sender makes them. */
export class Uploading {
  readonly #by: Sender
  constructor(by: Sender) {
    this.#by = by
  }

  /** Sends files, and waits until they are read. */
  async send(files: readonly SentFile[], more: Headers = {}): Promise<Answer> {
    return this.#read(await this.sendBody(formOf(files), more))
  }
  sendBody(body: Buffer, more: Headers = {}): Promise<Answer> {
    return this.#by.post('/imports', body, { 'content-type': FORM, ...more })
  }
  show(id: string): Promise<Answer> {
    return this.#by.get(`/imports/${id}`)
  }
  #decide(id: string, what: string, body: object, more: Headers): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...more }
    return this.#by.post(`/imports/${id}/${what}`, Buffer.from(JSON.stringify(body)), headers)
  }
  /** Adds choices, and waits until the files are read again. */
  async choose(id: string, choices: object, more: Headers = {}): Promise<Answer> {
    return this.#read(await this.#decide(id, 'choices', choices, more))
  }
  async #read(answer: Answer): Promise<Answer> {
    return answer.status === 200 && answer.body.state === 'reading' ? this.settled(answer.body.id) : answer
  }
  confirm(id: string, more: Headers = {}): Promise<Answer> {
    return this.#decide(id, 'confirm', {}, more)
  }
  cancel(id: string, more: Headers = {}): Promise<Answer> {
    return this.#decide(id, 'cancel', {}, more)
  }

  /** The import once nothing works on it any more. */
  async settled(id: string): Promise<Answer> {
    for (;;) {
      const answer = await this.show(id)
      if (answer.status !== 200 || !['reading', 'importing'].includes(answer.body.state)) return answer
      await sleep(50)
    }
  }
}
