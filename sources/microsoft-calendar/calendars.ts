import * as t from 'io-ts'
import { maybe } from '#domain/codec'
import { impersonalName } from '#sources/kit/calendars/people'
import { bodyAs, unreadable } from '#sources/kit/hosts/answers'
import type { Ask } from '#sources/kit/hosts/ask'
import { type HostContainer, MOST_CONTAINERS } from '#sources/kit/hosts/host'

const Owner = t.partial({ name: maybe(t.string), address: maybe(t.string) })
const Calendar = t.type({
  id: t.string,
  name: maybe(t.string),
  isDefaultCalendar: maybe(t.boolean),
  owner: maybe(Owner),
})
type Calendar = t.TypeOf<typeof Calendar>
const Page = t.intersection(
  [t.type({ value: t.array(Calendar) }), t.partial({ '@odata.nextLink': maybe(t.string) })],
  'a page of calendars of Microsoft Graph',
)

const PAGE_SIZE = 100
const FIRST = `/me/calendars?$top=${PAGE_SIZE}&$select=id,name,isDefaultCalendar,owner`

const listed = async (ask: Ask): Promise<readonly Calendar[]> => {
  const calendars: Calendar[] = []
  let address: string = FIRST
  while (calendars.length < MOST_CONTAINERS) {
    const answer = await ask({ address })
    const { value, '@odata.nextLink': next }: t.TypeOf<typeof Page> = bodyAs(Page, answer)
    calendars.push(...value)
    if (next == null) return calendars
    if (next === address || value.length === 0) throw unreadable('a page is not followed by another one')
    address = next
  }
  return calendars
}

const addressOf = ({ owner }: Calendar): string => owner?.address?.toLowerCase() ?? ''

const containerOf = ({ id, name, owner }: Calendar): readonly HostContainer[] => {
  const plain = impersonalName(name ?? null, new Set([owner?.name?.toLowerCase() ?? '']))
  return plain === null ? [] : [{ name: plain, id, kind: 'calendar', container: plain }]
}

/** The calendars that can be read, and what to do about those that cannot. */
export interface Calendars {
  readonly containers: readonly HostContainer[]
  readonly remarks: readonly string[]
}

/** The account's own calendars, each by a name that no other one has and that is no person's. Others' calendars have their names. */
export const calendarsOf = async (ask: Ask): Promise<Calendars> => {
  const calendars = await listed(ask)
  const account = calendars.find(({ isDefaultCalendar }) => isDefaultCalendar === true)
  const own = account === undefined ? [] : calendars.filter((one) => addressOf(one) === addressOf(account))
  const named = own.flatMap(containerOf)
  const spelled = named.map(({ name }) => name.toLowerCase())
  const containers = named.filter((_, i) => spelled.indexOf(spelled[i] ?? '') === spelled.lastIndexOf(spelled[i] ?? ''))
  return {
    containers,
    remarks:
      containers.length === own.length
        ? []
        : ['Calendars that share a name, or are called as a person, are not read: give each a name of its own.'],
  }
}
