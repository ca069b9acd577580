import type { ScopeRow, UndecidedItem } from '@workspace-delivery-intelligence/client'
import { billingModelWords, type Tone } from '../../format/words.js'
import type { Option } from '../../statement/fields.js'

export const changeWords: Readonly<Record<ScopeRow['change'], string>> = {
  added: 'Added',
  removed: 'Removed',
  reestimated: 'Re-estimated',
}

/** The heads of rows that no change order explains. */
export const groupWords: Readonly<Record<ScopeRow['change'], string>> = {
  added: 'Added without a change order',
  removed: 'Removed from the agreement',
  reestimated: 'Re-estimated since the lock',
}

export const countedWords: Readonly<Record<UndecidedItem['countedAs'], string>> = {
  uncertain: 'Uncertain',
  added: 'Added',
}

export const countedTones: Readonly<Record<UndecidedItem['countedAs'], Tone>> = {
  uncertain: 'warn',
  added: 'info',
}

export const billingOptions: readonly Option[] = Object.entries(billingModelWords).map(([value, label]) => ({
  value,
  label,
}))
