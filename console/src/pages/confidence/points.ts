import type { Signal } from '@workspace-delivery-intelligence/client'
import type { Answer } from '../../api/ask.js'

export type OpenPoints = Answer<'openPoints.read'>

/** Lists that are mended in a dialog. */
export const MENDABLE = ['changes', 'meetings', 'items', 'containers', 'assumptions', 'assisted'] as const
export type Mendable = (typeof MENDABLE)[number]

export const isMendable = (text: string | undefined): text is Mendable => MENDABLE.some((mendable) => mendable === text)

/** The way in which a signal is raised: a list in a dialog, or another page. */
export type Way =
  | { readonly kind: 'list'; readonly list: Mendable }
  | { readonly kind: 'page'; readonly page: string; readonly label: string; readonly byWhom: string }

const BY_LEADS = 'An owner, admin or delivery lead can do this.'
const page = (name: string, label: string, byWhom = BY_LEADS): Way => ({ kind: 'page', page: name, label, byWhom })
const list = (name: Mendable): Way => ({ kind: 'list', list: name })

const OF_SIGNALS: Readonly<Record<Signal['id'], Way>> = {
  prs_linked: list('changes'),
  items_mapped: list('containers'),
  meetings_tagged: list('meetings'),
  rate_card: page('prices', 'Set rates', 'An owner or admin can set them.'),
  ai_tagging: page('ai-economics', 'Open AI economics'),
  release_evidence: page('sources', 'Import releases'),
  manual_entry_share: page('sources', 'Connect a source'),
  freshness: page('sources', 'Import the latest data'),
  assumptions: list('assumptions'),
}

/** The page where a source of a signal that cannot be measured is connected. */
const CONNECT: Way = page('sources', 'Connect a source')

/** The way to raise a signal. One that cannot be measured lacks a source. */
export const wayOf = ({ id, pct }: Pick<Signal, 'id' | 'pct'>): Way => (pct === null ? CONNECT : OF_SIGNALS[id])

/** The place of the number of open points of a list in the answer. */
export const pathOfTotal = (mendable: Mendable) => `${mendable}Total` as const

/** The number of open points of a list, as the answer tells it; null if it is not known. */
export const totalOf = (points: OpenPoints, mendable: Mendable): number | null => points[pathOfTotal(mendable)]
