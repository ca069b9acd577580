import { formatFor } from './format.js'

/** The viewer's locale, as the browser says it; English where `Intl` does not know it. */
export const LOCALE = Intl.NumberFormat.supportedLocalesOf(navigator.languages.filter((tag) => tag !== 'C'))[0] ?? 'en'

/** The zone of the viewer's own clock. */
export const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

export const format = formatFor(LOCALE)
