import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { markOfSigner } from '#sources/kit/code/marks'
import type { LandedCommit } from '#sources/kit/forges/landing'
import { CommitId, timeOf } from '#sources/kit/forges/rest'

const Signer = t.partial({ raw: maybe(t.string) })

/** A commit as Bitbucket's REST API answers it, in a list of commits or by itself. */
export const BitbucketCommit = t.intersection([
  t.type({ hash: CommitId }),
  t.partial({
    date: maybe(t.string),
    message: maybe(t.string),
    author: maybe(Signer),
    committer: maybe(Signer),
    parents: maybe(t.readonlyArray(t.type({ hash: t.string }))),
  }),
])
export type BitbucketCommit = t.TypeOf<typeof BitbucketCommit>

/** The longest `Name <address>` that is looked at. */
const LONGEST = 1_000

const markIn = (raw: string) => {
  const [, name = '', address = ''] = raw.length > LONGEST ? [] : (/^([^<]*)<([^<>]*)>/.exec(raw) ?? [])
  return markOfSigner(name.trim(), address) ?? []
}

/** A commit, without the people who made it. */
export const commitOf = ({ hash, date, message, author, committer, parents }: BitbucketCommit): LandedCommit => ({
  id: hash,
  message: message ?? '',
  authoredAt: timeOf(date),
  signed: [author, committer].flatMap((signer) => markIn(signer?.raw ?? '')),
  parents: (parents ?? []).map((parent) => parent.hash),
})
