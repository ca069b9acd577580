import * as t from 'io-ts'
import { closed, nullable, oneOf } from '#domain/codec'
import { NonEmptyString } from '#domain/common'
import { compareText } from '#domain/compare'
import { ConnectionRegistered } from '#domain/events/connections'
import { WebAddress } from '#domain/web-address'
import { RateLimit, SetupKind } from '#sources/kit/product'
import { products } from '#sources/products'
import { IMPORTED } from '../selection/providers.js'

export const SourceCategory = ConnectionRegistered.data.props.category
type SourceCategory = t.TypeOf<typeof SourceCategory>

export const CatalogEntry = closed('CatalogEntry', {
  provider: NonEmptyString,
  label: NonEmptyString,
  category: SourceCategory,
  availability: oneOf('available', 'coming_soon'),
  connectUrl: nullable(WebAddress),
  rateLimit: nullable(RateLimit),
  setupKind: nullable(SetupKind),
  skippedInSetup: t.readonlyArray(NonEmptyString),
  supportsConnectionTest: t.boolean,
})
export type CatalogEntry = t.TypeOf<typeof CatalogEntry>

/** The categories in the order of the catalogue. */
const CATEGORIES: readonly SourceCategory[] = ['delivery', 'code', 'calendar', 'communication', 'ai', 'cloud', 'import']

const byProvider = [...products].sort((a, b) => compareText(a.provider, b.provider))

/** Every product that the service knows of, by category. Only what this build can read is available. */
export const CATALOG: readonly CatalogEntry[] = CATEGORIES.flatMap((wanted) =>
  byProvider
    .filter(({ category }) => category === wanted)
    .map(({ provider, label, category, rateLimit, setupKind, host }) => ({
      provider,
      label,
      category,
      availability: setupKind === null ? ('coming_soon' as const) : ('available' as const),
      connectUrl: null,
      rateLimit,
      setupKind,
      skippedInSetup: [],
      supportsConnectionTest: host !== undefined,
    })),
)

const labels = new Map(CATALOG.map(({ provider, label }) => [provider, label]))
/** The catalogue's providers. */
export const PROVIDERS: readonly string[] = [...labels.keys()]

/** The catalogue's entry for a provider; a file may name any, and what the catalogue has not is a file. */
export const providerLabel = (provider: string): { readonly provider: string; readonly label: string } => {
  const known = labels.has(provider) ? provider : IMPORTED
  return { provider: known, label: labels.get(known) ?? known }
}
