import { expect } from '@jest/globals'
import { CODES, error } from '#test/contract/schemas/error'
import { type OperationId, responses } from '#test/contract/schemas/operations'
import { violations } from '#test/support/json-schema'

export const isOfContract = (operationId: string): operationId is OperationId => Object.hasOwn(responses, operationId)

/** Fails unless the contract lets the operation answer so: the schema of its 200, or the error body and its status. */
export const expectContract = (operationId: OperationId, status: number, body: unknown): void => {
  if (status === 200) {
    expect({ operationId, violations: violations(responses[operationId], body) }).toEqual({
      operationId,
      violations: [],
    })
    return
  }
  expectContractError(status, body)
}

/** Fails unless the body is the contract's error envelope, with a code of that status. */
export const expectContractError = (status: number, body: unknown): void => {
  expect({ status, violations: violations(error, body) }).toEqual({ status, violations: [] })
  const { code } = (body as { readonly error: { readonly code: string } }).error
  expect(CODES[status] ?? []).toContain(code)
}
