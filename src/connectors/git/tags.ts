import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '#domain/outcome'
import type { SourceError } from '#import/source'
import { parseCommit, parseTag } from './commits.js'
import { broken } from './failures.js'
import { readObjects } from './read-objects.js'
import type { Ref } from './refs.js'
import { byInstantThenName, type Release } from './releases.js'

/** A tag while its target is resolved: tags may point at tags. */
interface Tag {
  readonly name: string
  readonly target: string
  readonly type: string
  readonly taggedAt: number | null
}

export interface Tags {
  /** Sorted by instant, then by name. */
  readonly releases: readonly Release[]
  /** The number of tags on commits without a valid instant. */
  readonly undated: number
}

/**
 * The tags that are releases: those on commits. An annotated tag has its tagger's instant (the outermost one, if tags
 * are nested). A lightweight tag, or one without a tagger, has the commit's instant.
 */
export const readTags = async (path: string, refs: readonly Ref[]): Outcome<SourceError, Tags> => {
  let tags: readonly Tag[] = refs.map(({ name, id, type }) => ({ name, target: id, type, taggedAt: null }))
  while (tags.some(({ type }) => type === 'tag')) {
    const objects = await readObjects(
      path,
      tags.filter(({ type }) => type === 'tag').map(({ target }) => target),
    )
    if (isLeft(objects)) return objects
    const step = tags.map((tag): Tag | null => {
      if (tag.type !== 'tag') return tag
      const body = objects.right.get(tag.target)
      const inner = body === undefined ? null : parseTag(body)
      return inner === null ? null : { ...tag, ...inner, taggedAt: tag.taggedAt ?? inner.taggedAt }
    })
    if (step.includes(null)) return left(broken(path, 'a tag cannot be read'))
    tags = step.filter((tag) => tag !== null)
  }
  const onCommits = tags.filter(({ type }) => type === 'commit')
  const commits = await readObjects(
    path,
    onCommits.filter(({ taggedAt }) => taggedAt === null).map(({ target }) => target),
  )
  if (isLeft(commits)) return commits
  const releases = onCommits.flatMap(({ name, target, taggedAt }): Release[] => {
    const body = commits.right.get(target)
    const at = taggedAt ?? (body === undefined ? null : parseCommit(body).committedAt)
    return at === null ? [] : [{ tag: name, target, at }]
  })
  return right({ releases: releases.sort(byInstantThenName), undated: onCommits.length - releases.length })
}
