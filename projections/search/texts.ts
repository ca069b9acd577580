import { KPI_TITLES } from '#domain/kpi'
import type { Currency } from '#domain/money'
import { countText, hoursText, numberText } from '#domain/wording'

/** Search results about the selection as a whole; `keywords` are looked through as well. */
export const insightItemTexts = {
  aiAssistedChanges: {
    title: 'AI-assisted changes',
    keywords: 'ai assisted adoption tools',
  },
  aiNetHours: {
    title: KPI_TITLES.ai_net_gain,
    keywords: 'ai gain hours net review',
  },
  scopeSignals: {
    title: KPI_TITLES.scope_expansion,
    keywords: 'scope creep added change request',
  },
} as const

export const insightMetas = {
  assisted: (changes: number) => `${numberText(changes)} merged in the period`,
  netHours: (hours: number) => `${hoursText(hours)} (modelled counterfactual)`,
  scopeSignals: (items: number) => `${countText(items, 'item')} ${items === 1 ? 'differs' : 'differ'} from the lock`,
  notKnown: 'not known',
} as const

export const searchBases = {
  scopeValue: (currency: Currency) => `${currency}: items added after the lock, by change order or time entries`,
} as const

/** Words by which things are found, beside their names. */
export const kindTexts = {
  client: 'client',
  project: 'project',
  connection: 'connection source',
} as const
