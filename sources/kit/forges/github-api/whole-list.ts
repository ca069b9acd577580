import { completeBackTo } from '../../hosts/back-to.js'
import type { HostPage } from '../../hosts/host.js'
import type { LinkedPage } from '../../hosts/linked-pages.js'
import { lastCreated } from './listed.js'

/** The pages of a whole list that begins with what was created last, each with the day down to which it is read. */
export async function* newestFirst(pages: AsyncGenerator<LinkedPage>): AsyncGenerator<HostPage> {
  for await (const page of pages) yield { ...page, completeBackTo: completeBackTo(page, lastCreated(page.records)) }
}

/** The pages of a list whose order says nothing. */
export async function* inAnyOrder(pages: AsyncGenerator<LinkedPage>): AsyncGenerator<HostPage> {
  for await (const page of pages) yield { ...page, completeBackTo: null }
}
