import * as t from 'io-ts'
import { unreadable } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { found } from '#sources/kit/hosts/found'
import type { Reading } from '#sources/kit/hosts/host'
import { keyOf, projectIn } from '#sources/kit/trackers/item'
import { withAskedChanges, withReadChanges } from './changes.js'
import { FIELDS } from './fields.js'
import { SHARED_API } from './project.js'
import { asMember, isCloud } from './site.js'
import { addingStatuses } from './statuses.js'

const Keyed = t.type({ key: t.string })

/**
 * An issue of the project by its key, as the list has it. Null if there is none, and if it is one of another project by now. No search
 * finds an issue that is archived, but it is still there.
 */
export const findIssue = async (anybody: Ask, key: string, { container }: Reading): Promise<unknown> => {
  if (keyOf(key) === null) return null
  const ask = asMember(anybody)
  const issue = await found(ask, `${SHARED_API}/issue/${key}?fields=${FIELDS.join()}&expand=changelog`)
  if (issue === null) return null
  if (!Keyed.is(issue)) throw unreadable('an issue was expected')
  if (projectIn(issue.key) !== container?.name) return null
  const changed = (await isCloud(ask)) ? await withAskedChanges(ask, [issue]) : [withReadChanges(issue)]
  const [record] = await addingStatuses(ask)(changed)
  return record
}
