import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'

// Writes repositories object by object. `git fast-import` refuses what real histories hold: dates before 1970 or that
// nobody can read, messages that say no encoding, signatures. Git reads what is written here, and a test has it checked.

/** A commit by name. Dates are ISO 8601 with a zone, which is written into the commit: `2024-03-01T09:00:00+05:45`. */
export interface CommitSpec {
  readonly name: string
  /** Names of commits that stand before this one; the one before it where left out, none for a root. */
  readonly parents?: readonly string[]
  readonly message: string | Uint8Array
  readonly at: string
  /** The author's date; the same as `at` where left out. */
  readonly authored?: string
  /** The author's name, as bytes where it is not UTF-8. */
  readonly author?: string | Uint8Array
  /** Whole identities, `Name <address>`, in place of the usual ones. */
  readonly authorIs?: string
  readonly committerIs?: string
  readonly encoding?: string
  /** Raw header lines after the committer, such as a signature. */
  readonly headers?: string
  /** The text in place of the author's or committer's date, for dates that no calendar has. */
  readonly rawAuthored?: string
  readonly rawAt?: string
}

/** A tag on a commit by name. With `at` it is annotated; `tagger: false` leaves the tagger out. */
export interface TagSpec {
  readonly name: string
  /** A commit's name, `tree` for the empty tree, or `tag:<name>` for an annotated tag written before. */
  readonly on: string
  readonly at?: string
  readonly tagger?: false
}

export interface HistorySpec {
  readonly commits: readonly CommitSpec[]
  /** Branch → commit name; `main` is the last commit where left out. */
  readonly branches?: Readonly<Record<string, string>>
  readonly tags?: readonly TagSpec[]
  /** The target of HEAD: a branch, or `detached:<commit>`. */
  readonly head?: string
  readonly remote?: string
  /** `refs/remotes/origin/…` → commit name, and the branch that `origin/HEAD` names. */
  readonly origin?: { readonly head: string; readonly branches: Readonly<Record<string, string>> }
}

/** Commit name → id. */
export type Ids = ReadonlyMap<string, string>

const bytes = (text: string | Uint8Array): Buffer => Buffer.from(text as Uint8Array)

/** `2024-03-01T09:00:00+05:45` as git writes it: `1709262900 +0545`. */
export const rawDate = (iso: string): string => {
  const zone = /([+-]\d{2}):?(\d{2})$/.exec(iso)
  return `${Math.floor(Date.parse(iso) / 1000)} ${zone === null ? '+0000' : `${zone[1]}${zone[2]}`}`
}

const commitBody = (spec: CommitSpec, tree: string, parents: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from(`tree ${tree}\n${parents.map((id) => `parent ${id}\n`).join('')}author `),
    spec.authorIs === undefined
      ? Buffer.concat([bytes(spec.author ?? 'Ann Author'), Buffer.from(' <ann@example.com>')])
      : Buffer.from(spec.authorIs),
    Buffer.from(` ${spec.rawAuthored ?? rawDate(spec.authored ?? spec.at)}\n`),
    Buffer.from(`committer ${spec.committerIs ?? 'Cy Committer <cy@example.com>'} ${spec.rawAt ?? rawDate(spec.at)}\n`),
    Buffer.from(spec.encoding === undefined ? '' : `encoding ${spec.encoding}\n`),
    Buffer.from(spec.headers ?? ''),
    Buffer.from('\n'),
    bytes(spec.message),
  ])

const put = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** The path of a loose object in a repository that is not bare. */
export const objectPath = (repository: string, id: string): string =>
  join(repository, '.git', 'objects', id.slice(0, 2), id.slice(2))

/** Writes a repository into a folder (or more into one written before) and says which id each commit has. */
export const writeHistory = (path: string, spec: HistorySpec): Ids => {
  const git = join(path, '.git')
  const object = (type: string, body: Buffer): string => {
    const whole = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body])
    const id = createHash('sha1').update(whole).digest('hex')
    put(objectPath(path, id), deflateSync(whole, { level: 1 }))
    return id
  }
  const ids = new Map<string, string>()
  const idOf = (name: string): string => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`no commit is called ${name}`)
    return id
  }
  const tree = object('tree', Buffer.alloc(0))
  let last: string | undefined
  for (const commit of spec.commits) {
    const parents = commit.parents ?? (last === undefined ? [] : [last])
    ids.set(commit.name, object('commit', commitBody(commit, tree, parents.map(idOf))))
    last = commit.name
  }
  const tags = new Map<string, string>()
  for (const tag of spec.tags ?? []) {
    const [target, type] =
      tag.on === 'tree'
        ? [tree, 'tree']
        : tag.on.startsWith('tag:')
          ? [tags.get(tag.on.slice(4)) ?? '', 'tag']
          : [idOf(tag.on), 'commit']
    const tagger = tag.tagger === false ? '' : `tagger Cy Committer <cy@example.com> ${rawDate(tag.at ?? '')}\n`
    const body = Buffer.from(`object ${target}\ntype ${type}\ntag ${tag.name}\n${tagger}\n${tag.name}\n`)
    const id = tag.at === undefined && tag.tagger === undefined ? target : object('tag', body)
    tags.set(tag.name, id)
    put(join(git, 'refs', 'tags', tag.name), `${id}\n`)
  }
  mkdirSync(join(git, 'refs', 'heads'), { recursive: true })
  const branches = spec.branches ?? (last === undefined ? {} : { main: last })
  for (const [branch, name] of Object.entries(branches)) put(join(git, 'refs', 'heads', branch), `${idOf(name)}\n`)
  for (const [branch, name] of Object.entries(spec.origin?.branches ?? {}))
    put(join(git, 'refs', 'remotes', 'origin', branch), `${idOf(name)}\n`)
  if (spec.origin !== undefined)
    put(join(git, 'refs', 'remotes', 'origin', 'HEAD'), `ref: refs/remotes/origin/${spec.origin.head}\n`)
  const head = spec.head ?? 'main'
  put(join(git, 'HEAD'), head.startsWith('detached:') ? `${idOf(head.slice(9))}\n` : `ref: refs/heads/${head}\n`)
  put(
    join(git, 'config'),
    `[core]\n\trepositoryformatversion = 0\n\tbare = false\n${spec.remote === undefined ? '' : `[remote "origin"]\n\turl = ${spec.remote}\n`}`,
  )
  return ids
}
