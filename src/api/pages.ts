import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type Koa from 'koa'

/** A folder of built files, and the path at which they are served. */
export interface PagesFolder {
  readonly folder: string
  /** Begins with a slash and does not end in one: `/docs`; empty for the root. */
  readonly at: string
  /** Says whether addresses below the path that name no file show its first page, which reads the address itself. */
  readonly isOnePage: boolean
}

/** The forms in which a file may be stored, the smallest first, with the endings of their names. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const
type Encoding = (typeof ENCODINGS)[number][0]

interface PageFile {
  readonly path: string
  /** Its file name's ending, which says its media type. */
  readonly ending: string
  readonly cacheControl: string
  readonly digest: string
  /** Its bytes by encoding; each file has `identity`. */
  readonly bytes: ReadonlyMap<Encoding, Buffer>
}

/** The pages that are served, as they were on the disk at the start. */
export interface Pages {
  /** The file at a path; undefined if there is none. */
  readonly fileAt: (path: string) => PageFile | undefined
  /** The first page of the folder whose addresses a path may be; undefined if none may be. */
  readonly pageFor: (path: string) => PageFile | undefined
}

/** Names of files in `assets` contain a digest of their bytes. */
const isHashed = (name: string): boolean => name.startsWith('assets/')
const FOR_GOOD = 'public, max-age=31536000, immutable'
const CHECKED = 'no-cache'

const readPageFile = (folder: string, name: string, path: string): PageFile => {
  const file = join(folder, name)
  const bytes = new Map<Encoding, Buffer>()
  for (const [encoding, ending] of ENCODINGS)
    if (existsSync(file + ending)) bytes.set(encoding, readFileSync(file + ending))
  const digest = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)
  return { path, ending: extname(name), cacheControl: isHashed(name) ? FOR_GOOD : CHECKED, digest, bytes }
}

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** Paths below which the console has no address. */
const isReserved = (path: string): boolean => /^\/(api|v1|docs|healthz|readyz)(\/|$)/.test(path)

/** Says whether an address can be one that a page reads itself: a missing file is not. */
const isPageAddress = (path: string): boolean =>
  !isReserved(path) && !path.slice(path.lastIndexOf('/') + 1).includes('.')

/**
 * Reads the built files of some folders. Nothing else on the disk is ever served, and a build beside a running service
 * does not change what it serves. Folders that do not exist are left out. Throws if a file cannot be read.
 */
export const readPages = (folders: readonly PagesFolder[]): Pages => {
  const files = new Map<string, PageFile>()
  const firstPages: { readonly below: string; readonly page: PageFile }[] = []
  for (const { folder, at, isOnePage } of folders.filter((one) => existsSync(one.folder))) {
    for (const name of namesIn(folder)) files.set(`${at}/${name}`, readPageFile(folder, name, `${at}/${name}`))
    const page = files.get(`${at}/index.html`)
    if (page === undefined) continue
    for (const path of new Set([at, `${at}/`])) files.set(path, page)
    if (isOnePage) firstPages.push({ below: `${at}/`, page })
  }
  return {
    fileAt: (path) => files.get(path),
    pageFor: (path) => {
      if (!isPageAddress(path)) return undefined
      return firstPages.find(({ below }) => path.startsWith(below))?.page
    },
  }
}

/** The description of the API that the reference shows: it has examples; undefined without a reference. */
export const descriptionIn = (pages: Pages | null): Buffer | undefined =>
  pages?.fileAt('/docs/openapi.json')?.bytes.get('identity')

/**
 * Limits what a page may load and do: its own origin only, and no script but files. Charts and the reference write
 * styles into attributes, and small images into style sheets.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Answers with a file in the smallest form that the client reads, or says that what the client has is still right. */
export const sendPage = (ctx: Koa.ParameterizedContext, file: PageFile): void => {
  const isSendable = (encoding: Encoding): boolean =>
    file.bytes.has(encoding) && ctx.acceptsEncodings(encoding) === encoding
  const encoding = ENCODINGS.map(([one]) => one).find(isSendable) ?? 'identity'
  ctx.status = 200
  ctx.set({
    'Cache-Control': file.cacheControl,
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    Vary: 'Accept, Accept-Encoding',
    ETag: `"${file.digest}-${encoding}"`,
  })
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.type = file.ending
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = file.bytes.get(encoding)
}

/** The file that a request asks for; undefined if it asks for no page. */
export const pageAskedFor = (ctx: Koa.ParameterizedContext, pages: Pages, path: string): PageFile | undefined => {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return undefined
  const file = pages.fileAt(path)
  if (file !== undefined) return file
  // Browsers say that they want HTML where a person opens an address; others are told that there is nothing there.
  return (ctx.get('Accept').includes('text/html') && pages.pageFor(path)) || undefined
}
