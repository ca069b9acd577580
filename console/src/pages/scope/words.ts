import type { EngagementView, ScopeRow } from '@workspace-delivery-intelligence/client'
import type { Tone } from '../../format/words.js'

export const changeWords: Readonly<Record<ScopeRow['change'], string>> = {
  added: 'Added',
  removed: 'Removed',
  reestimated: 'Re-estimated',
}

export const causeWords: Readonly<Record<ScopeRow['attribution'], string>> = {
  change_request: 'Change order',
  in_scope: 'Part of the agreement',
  uncertain: 'No cause known',
}

export const causeTones: Readonly<Record<ScopeRow['attribution'], Tone>> = {
  change_request: 'info',
  in_scope: 'good',
  uncertain: 'warn',
}

export const billingWords: Readonly<Record<EngagementView['billingModel'], string>> = {
  fixed: 'Fixed price',
  time_and_materials: 'Time and materials',
  retainer: 'Retainer',
}
