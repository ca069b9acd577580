import type { Answer, Call, CallOptions, Parameters } from './operations.js'

/** The parameters of `audit.list` but for the cursor, which the iteration sets. */
export type AuditFilter = Omit<Parameters<'audit.list'>, 'cursor'>

/** The pages of the audit trail, the newest first, each asked for when it is wanted. */
export type AuditPages = (filter?: AuditFilter, options?: CallOptions) => AsyncGenerator<Answer<'audit.list'>, void>

export const auditPages = (list: Call<'audit.list'>): AuditPages =>
  async function* pages(filter = {}, options = {}) {
    let cursor: string | null = null
    do {
      const page: Answer<'audit.list'> = await list(cursor === null ? filter : { ...filter, cursor }, options)
      yield page
      cursor = page.body.nextCursor
    } while (cursor !== null)
  }
