import type { AnyCodec } from '#domain/codec'
import type { NamedNeed } from '#domain/permission'
import { IMPORT_ROUTES, IMPORTING, UPLOAD } from './import-requests.js'
import { SESSION_ROUTES } from './session-routes.js'

// Requests beside operations and statements, as they are described to clients.

export interface DescribedRequest extends NamedNeed {
  readonly method: 'GET' | 'POST'
  /** Below the workspace. */
  readonly path: string
  /** The shape of the body; `files` for a form of files, null where none is sent. */
  readonly body: AnyCodec | 'files' | null
  readonly answer: AnyCodec
}

export const DESCRIBED_REQUESTS: readonly DescribedRequest[] = [
  { ...UPLOAD, body: 'files', ...IMPORTING },
  ...IMPORT_ROUTES.map((route) => ({ ...route, ...IMPORTING })),
  ...SESSION_ROUTES.flatMap((route) => (route.id === null ? [] : [{ ...route, id: route.id, scope: null }])),
]
