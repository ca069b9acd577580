import type { Instant, Uuid } from '#domain/common'
import { withoutZeros } from '#domain/decimal'
import type { DataAccess } from '#domain/events/access'
import { type Currency, minorDigits } from '#domain/money'
import { listText, moneyText, numberText } from '#domain/wording'
import { valueTexts } from '../texts.js'

// Values of events, in words.

/** The names that ids in events have now. */
export interface Words {
  readonly member: (id: Uuid) => string
  readonly key: (id: Uuid) => string
  readonly client: (id: Uuid) => string
  readonly project: (id: Uuid) => string
  readonly connection: (id: Uuid) => string
}

/** A word of a closed list: `delivery_lead` is `delivery lead`. */
export const wordOf = (value: string): string => value.replaceAll('_', ' ')
export const wordOrNone = (value: string | null): string | null => (value === null ? null : wordOf(value))
export const yesNo = (value: boolean): string => (value ? valueTexts.yes : valueTexts.no)

/** The name of a setting: `hideSalaryFromManagers` is `hide salary from managers`. */
export const settingName = (name: string): string =>
  name.replaceAll('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** An instant to the minute, in UTC. */
export const instantWord = (instant: Instant): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`
export const instantOrNone = (instant: Instant | null): string | null =>
  instant === null ? null : instantWord(instant)

/** An amount as it was stated, with at least the decimals of its currency: `120` is `120.00 EUR`. */
export const amountWord = (amount: string, currency: Currency): string => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const digits = withoutZeros(fraction).padEnd(minorDigits(currency), '0')
  const size = `${numberText(Number(whole))}${digits === '' ? '' : `.${digits}`}`
  return `${amount.startsWith('-') ? '-' : ''}${size} ${currency}`
}
export const centsWord = (cents: number | null, currency: Currency | null): string | null =>
  cents === null || currency === null ? null : moneyText(cents, currency)

/** A list that may have been cut, of which it is known how many there were. */
export const listWord = (shown: readonly string[], total = shown.length): string | null => {
  if (total === 0) return null
  return listText(total > shown.length ? [...shown, valueTexts.more(total - shown.length)] : shown)
}

export const accessWord = (access: DataAccess, { client, project }: Words): string => {
  if (access.all) return valueTexts.everything
  const places = [
    ...access.clients.map((id) => valueTexts.client(client(id))),
    ...access.projects.map((id) => valueTexts.project(project(id))),
  ]
  return places.length === 0 ? valueTexts.nothing : listText(places)
}

/** Words of a closed list; addresses and zones stay as they are. */
const IS_WORD = /^[a-z]+(?:_[a-z]+)+$/

/** A value of a setting. */
export const settingWord = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return yesNo(value)
  if (typeof value === 'number') return numberText(value)
  if (Array.isArray(value)) return listWord(value.map(String).filter((text) => text !== ''))
  const text = String(value)
  return IS_WORD.test(text) ? wordOf(text) : text
}
