import type { InboxBounds } from '#registry/port'

const ROOMY = { deliveries: 1_000, bytes: 1_000_000_000 }
/** Bounds of an inbox that no test reaches. */
export const ROOM: InboxBounds = { ofConnection: ROOMY, ofWorkspace: ROOMY }
