import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { DocumentReader } from '#domain/documents'
import { Currency } from '#domain/money'
import type { ReadRequest } from '#domain/operation'
import type { Outcome, StoreUnavailable } from '#domain/outcome'
import { SETTINGS } from '#domain/settings'
import { Settings } from '../entities/settings.js'

/** The currency in which the workspace reckons where nothing names another. */
export const readOwnCurrency = async (
  { workspaceId }: Pick<ReadRequest, 'workspaceId'>,
  docs: DocumentReader,
): Outcome<StoreUnavailable, Currency> => {
  const settings = await docs.find(Settings, { where: { workspaceId: { eq: workspaceId } } })
  if (isLeft(settings)) return settings
  const set = settings.right.find(({ section }) => section === 'defaults')?.values['currency']
  const own = set ?? SETTINGS.defaults['currency']?.standard
  return right(Currency.is(own) ? own : 'EUR')
}
