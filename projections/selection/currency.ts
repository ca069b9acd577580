import type { DocumentReader } from '#domain/documents'
import { Currency } from '#domain/money'
import type { ReadRequest } from '#domain/operation'
import { SETTINGS } from '#domain/settings'
import { Settings } from '../entities/settings.js'

/** Reads the workspace's own currency, used where nothing names another. */
export const readOwnCurrency = async (
  { workspaceId }: Pick<ReadRequest, 'workspaceId'>,
  docs: DocumentReader,
): Promise<Currency> => {
  const settings = await docs.find(Settings, { where: { workspaceId: { eq: workspaceId } } })
  const set = settings.find(({ section }) => section === 'defaults')?.values['currency']
  const own = set ?? SETTINGS.defaults['currency']?.standard
  return Currency.is(own) ? own : 'EUR'
}
