import type { Instant } from '#domain/common'

/** The second of an instant, as hosts take it that know no parts of seconds: `2026-03-05T10:30:00Z`. */
export const secondOf = (instant: Instant): string => `${instant.slice(0, 19)}Z`
