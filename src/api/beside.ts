import type { Askable } from '#projections/caller/read'
import { DESCRIBED_REQUESTS } from './described-requests.js'
import { statementId } from './openapi.js'
import type { DescribedStatement } from './use-cases.js'

/** The requests beside the operations, of which the operation `access.read` tells those that its caller may make. */
export const besideOperations = (statements: readonly DescribedStatement[]): Askable => ({
  operations: DESCRIBED_REQUESTS,
  statements: statements.map((statement) => ({
    id: statementId(statement),
    scope: statement.scope,
    roles: statement.roles,
  })),
})
